import * as z from 'zod/mini';

/** ISO 3166-1 alpha-2 codes. */
export const countryCodes: readonly string[] =
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW'.split(
    ' ',
  );

/** Subdivisions with laws of their own, by ISO 3166-2: nations of the United Kingdom and states of the USA. */
export const regionsOf: Readonly<Record<string, readonly (readonly [code: string, name: string])[]>> = {
  GB: [
    ['GB-ENG', 'England'],
    ['GB-NIR', 'Northern Ireland'],
    ['GB-SCT', 'Scotland'],
    ['GB-WLS', 'Wales'],
  ],
  US: [
    ['US-AL', 'Alabama'],
    ['US-AK', 'Alaska'],
    ['US-AZ', 'Arizona'],
    ['US-AR', 'Arkansas'],
    ['US-CA', 'California'],
    ['US-CO', 'Colorado'],
    ['US-CT', 'Connecticut'],
    ['US-DE', 'Delaware'],
    ['US-DC', 'District of Columbia'],
    ['US-FL', 'Florida'],
    ['US-GA', 'Georgia'],
    ['US-HI', 'Hawaii'],
    ['US-ID', 'Idaho'],
    ['US-IL', 'Illinois'],
    ['US-IN', 'Indiana'],
    ['US-IA', 'Iowa'],
    ['US-KS', 'Kansas'],
    ['US-KY', 'Kentucky'],
    ['US-LA', 'Louisiana'],
    ['US-ME', 'Maine'],
    ['US-MD', 'Maryland'],
    ['US-MA', 'Massachusetts'],
    ['US-MI', 'Michigan'],
    ['US-MN', 'Minnesota'],
    ['US-MS', 'Mississippi'],
    ['US-MO', 'Missouri'],
    ['US-MT', 'Montana'],
    ['US-NE', 'Nebraska'],
    ['US-NV', 'Nevada'],
    ['US-NH', 'New Hampshire'],
    ['US-NJ', 'New Jersey'],
    ['US-NM', 'New Mexico'],
    ['US-NY', 'New York'],
    ['US-NC', 'North Carolina'],
    ['US-ND', 'North Dakota'],
    ['US-OH', 'Ohio'],
    ['US-OK', 'Oklahoma'],
    ['US-OR', 'Oregon'],
    ['US-PA', 'Pennsylvania'],
    ['US-RI', 'Rhode Island'],
    ['US-SC', 'South Carolina'],
    ['US-SD', 'South Dakota'],
    ['US-TN', 'Tennessee'],
    ['US-TX', 'Texas'],
    ['US-UT', 'Utah'],
    ['US-VT', 'Vermont'],
    ['US-VA', 'Virginia'],
    ['US-WA', 'Washington'],
    ['US-WV', 'West Virginia'],
    ['US-WI', 'Wisconsin'],
    ['US-WY', 'Wyoming'],
  ],
};

/** ISO 3166-1 alpha-2 code in any case. */
export const countryField = z.string().check(
  z.trim(),
  z.toUpperCase(),
  z.refine((code) => countryCodes.includes(code), 'Please choose a country from the list.'),
);

/** ISO 3166-2 code of one of the subdivisions in `regionsOf`. */
export const regionField = z.string().check(
  z.trim(),
  z.toUpperCase(),
  z.refine(
    (code) => Object.values(regionsOf).some((list) => list.some(([one]) => one === code)),
    'Please choose a region from the list.',
  ),
);

const names = new Intl.DisplayNames('en', { type: 'region' });

/** Returns the English name of a country; the code itself if it is unknown. */
export function countryName(code: string): string {
  return countryCodes.includes(code) ? (names.of(code) ?? code) : code;
}

/** Returns the name of a country, or of its region in `regionsOf`. */
export function placeName(country: string, region?: string | null): string {
  return regionsOf[country]?.find(([code]) => code === region)?.[1] ?? countryName(country);
}

import { countryCodes, regionsOf } from '@aw/contracts/countries';

const names = new Intl.DisplayNames('en', { type: 'region' });

/** The name of a country or of one of the regions that rules tell apart; a code that nobody knows is its own name. */
export function placeName(country: string, region?: string | null): string {
  const regionName = regionsOf[country]?.find(([code]) => code === region)?.[1];
  return regionName ?? (countryCodes.includes(country) ? (names.of(country) ?? country) : country);
}

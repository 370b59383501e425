/**
 * Emergency numbers of countries that have one number for all emergencies, or two that are known to everybody there.
 * Sources: Directive (EU) 2018/1972, article 109, for 112 in the European Union, and the laws and authorities named
 * below. A test compares every number with the short numbers of libphonenumber.
 */
const countriesOf: Readonly<Record<string, string>> = {
  // European Union and European Economic Area, Switzerland (Federal Office of Communications), India (Emergency
  // Response Support System), Turkey and Ukraine (unified 112 services)
  112: 'AT BE BG CH CY CZ DE DK EE ES FI FR GR HR HU IE IN IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK TR UA',
  // United States (47 U.S.C. 251), Canada (CRTC), Mexico (911 since 2017), Argentina, Jordan (Public Security)
  911: 'AR CA JO MX US',
  // United Kingdom (Ofcom), Hong Kong, Malaysia, Bahrain, Qatar
  999: 'BH GB HK MY QA',
  // Australia (Emergency Call Service)
  '000': 'AU',
  // New Zealand (Fire and Emergency)
  111: 'NZ',
};

const numbers = new Map(
  Object.entries(countriesOf).flatMap(([number, countries]) =>
    countries.split(' ').map((country) => [country, number] as const),
  ),
);

/** Countries whose emergency number is known here, with it. */
export const emergencyNumbers: ReadonlyMap<string, string> = numbers;

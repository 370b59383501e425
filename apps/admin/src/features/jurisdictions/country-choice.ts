import { countryCodes, placeName } from '@aw/contracts/countries';

export type CountryOption = { value: string; label: string };

const countries: readonly CountryOption[] = countryCodes
  .map((code) => ({ value: code, label: placeName(code) }))
  .sort((a, b) => a.label.localeCompare(b.label, 'en'));

const maxOptions = 8;

/**
 * Returns the countries whose code or name matches: first the country with this code, then names that start with the
 * words, then names that contain them.
 */
export function matchingCountries(words: string): CountryOption[] {
  const query = words.trim().toLowerCase();
  if (query === '') return [];
  const rank = ({ value, label }: CountryOption) => {
    if (value.toLowerCase() === query) return 0;
    const index = label.toLowerCase().indexOf(query);
    return index < 0 ? 3 : index === 0 ? 1 : 2;
  };
  return countries
    .filter((country) => rank(country) < 3)
    .sort((a, b) => rank(a) - rank(b))
    .slice(0, maxOptions);
}

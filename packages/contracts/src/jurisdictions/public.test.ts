import { expect, it } from 'vitest';
import { barringRule, placesOf } from './public';

const rules = [
  { country: 'GB', region: 'GB-ENG', isActive: true },
  { country: 'IE', region: null, isActive: true },
  { country: 'AU', region: null, isActive: false },
];
const isBarred = (order: Parameters<typeof placesOf>[0]) => barringRule(rules, placesOf(order)) !== undefined;

it('[L1] the country of the institution, the bill or the request is enough to bar writing; a rule that is off bars nothing', () => {
  expect(isBarred({ institutionCountry: 'IE' })).toBe(true);
  expect(isBarred({ institutionCountry: 'DE', billingCountry: 'IE' })).toBe(true);
  expect(isBarred({ institutionCountry: 'DE', headerCountries: ['IE'] })).toBe(true);
  expect(isBarred({ institutionCountry: 'AU', billingCountry: 'DE', headerCountries: [] })).toBe(false);
  expect(isBarred({})).toBe(false);
});

it('[L1] a country without its region is barred, unless the institution names a lawful region of it', () => {
  expect(isBarred({ institutionCountry: 'GB' })).toBe(true);
  expect(isBarred({ institutionCountry: 'DE', headerCountries: ['GB'] })).toBe(true);
  const inScotland = { institutionCountry: 'GB', institutionRegion: 'GB-SCT' };
  expect(isBarred({ ...inScotland, billingCountry: 'GB', headerCountries: ['GB'] })).toBe(false);
  expect(isBarred({ ...inScotland, institutionRegion: 'GB-ENG' })).toBe(true);
});

import { expect, it } from 'vitest';
import { matchingCountries } from './country-choice';

it('[L1] a country is found by its name, a part of it, or its code', () => {
  const names = (words: string) => matchingCountries(words).map(({ label }) => label);
  expect(names('irel')).toEqual(['Ireland']);
  expect(names('ie')[0]).toBe('Ireland');
  expect(names('kingdom')).toEqual(['United Kingdom']);
  expect(names('new')[0]).toBe('New Caledonia');
  expect(names('new')).toContain('Papua New Guinea');
  expect(names(' ')).toEqual([]);
});

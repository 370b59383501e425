import { expect, it } from 'vitest';
import { barringText } from './barring-text';

it.each([
  ['IE', null, 'Act 2019', 'in Ireland does not'],
  ['NL', null, 'Act 2019.', 'in the Netherlands does not'],
  ['GB', 'GB-ENG', 'Act 2019', 'in England (United Kingdom) does not'],
])('[L1] the law of %s %s is named in a sentence', (country, region, law, place) => {
  expect(barringText({ country, region, law })).toBe(
    `The law ${place} allow us to sell written assignments: Act 2019.`,
  );
});

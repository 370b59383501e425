import { expect, it } from 'vitest';
import { initials } from './initials';

it('[X2] initials are the first letters of the first and the last word', () => {
  expect(initials('Layla al-Hashimi')).toBe('LA');
  expect(initials('  maría del carmen núñez ')).toBe('MN');
  expect(initials('Ada')).toBe('A');
  expect([initials('Dr. Nadia Rahman'), initials('J. Smith'), initials('Dr.')]).toEqual(['NR', 'JS', 'D']);
  expect(initials('')).toBe('');
  expect(initials('😀 Smith')).toBe('😀S');
});

it('[X2] Arabic initials do not join into a word', () => {
  expect(initials('ليلى عبد الرحمن الهاشمي')).toBe('ل\u200cا');
});

import { expect, it } from 'vitest';
import { initials } from './initials';

it('[X2] a name is shortened to the first letters of its first and its last word', () => {
  expect(initials('Layla al-Hashimi')).toBe('LA');
  expect(initials('  maría del carmen núñez ')).toBe('MN');
  expect(initials('Ada')).toBe('A');
  expect([initials('Dr. Nadia Rahman'), initials('J. Smith'), initials('Dr.')]).toEqual(['NR', 'JS', 'D']);
  expect(initials('')).toBe('');
  expect(initials('😀 Smith')).toBe('😀S');
});

it('[X2] Arabic letters stay two letters and do not join to a word', () => {
  expect(initials('ليلى عبد الرحمن الهاشمي')).toBe('ل\u200cا');
});

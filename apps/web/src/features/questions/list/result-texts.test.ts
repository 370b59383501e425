import { expect, it } from 'vitest';
import { endOfListText, matchCountText } from './result-texts';

it('[Q1] the result lines say how many questions match and which fields a search covers', () => {
  expect(matchCountText(1, false, 'parts')).toBe('1 question matches “parts”');
  expect(matchCountText(12, false, 'parts')).toBe('12 questions match “parts”');
  expect(matchCountText(24, true, 'parts')).toBe('More than 24 questions match “parts”');
  expect(matchCountText(2, false, '')).toBe('2 questions');
  expect(endOfListText(1, '')).toBe('This is the only one.');
  expect(endOfListText(12, 'parts')).toBe('All 12 shown. Search covers titles, details and subjects.');
});

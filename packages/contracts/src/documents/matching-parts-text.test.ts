import { expect, it } from 'vitest';
import { matchingPartsText } from './matching-parts-text';

const part = (from: number, to: number, otherFrom: number, otherTo: number) => ({
  from,
  to,
  otherFrom,
  otherTo,
});

it('[D13] a text names which pages match which pages', () => {
  expect(matchingPartsText([part(3, 9, 1, 7)])).toBe('pages 3–9 match pages 1–7');
  expect(matchingPartsText([part(3, 3, 1, 1), part(5, 6, 9, 9)])).toBe(
    'page 3 matches page 1, pages 5–6 match page 9',
  );
});

it('[D13] after eight parts, the text says only how many more there are', () => {
  const text = matchingPartsText(Array.from({ length: 11 }, (_, at) => part(2 * at + 1, 2 * at + 1, 1, 1)));
  expect(text).toMatch(/page 15 matches page 1 and 3 more$/);
});

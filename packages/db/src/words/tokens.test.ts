import { expect, it } from 'vitest';
import { foldedWords } from './tokens';

it('[D21] a text is split into folded words at spaces and signs', () => {
  expect(foldedWords('  Cheat-Sheet: Économie/Ökonomie  ')).toEqual([
    'cheat',
    'sheet',
    'economie',
    'okonomie',
  ]);
  expect(foldedWords('PHYS101, ’89')).toEqual(['phys101', '89']);
  expect(foldedWords('期末考试 x光 광합성')).toEqual(['期末考试', 'x', '光', '광합성']);
  expect(foldedWords(' – ')).toEqual([]);
});

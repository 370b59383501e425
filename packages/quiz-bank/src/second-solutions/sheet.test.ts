import { expect, test } from 'vitest';
import { itemText, quizText } from '../testing/texts';
import { sheetOf } from './sheet';

test('[Z3] a sheet has stems and options, and nothing that reveals the key', () => {
  const text = itemText();
  const options = [text.answer, ...text.others.map(({ option }) => option)];
  const lines = sheetOf(quizText([text]), new Set([text.id]))
    .split('\n')
    .filter(Boolean);
  const shown = lines.map((line) => line.replace(/^[A-D]\. /, ''));
  expect(shown.toSorted()).toEqual(
    ['Chemistry: Water', 'chemistry/water', text.id, text.stem, ...options].toSorted(),
  );
});

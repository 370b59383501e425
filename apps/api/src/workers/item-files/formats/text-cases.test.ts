import type { ItemFormat } from '@aw/contracts/quizzes/items';
import { describe, expect, it } from 'vitest';
import { hasTextCases, textCase } from '../../../testing/text-cases';
import { readItems } from './formats';

const itemsOf = (format: ItemFormat, name: string) => {
  const { items, faults } = readItems(format, textCase(name));
  expect(faults, name).toEqual([]);
  return items.map(({ item }) => item);
};

describe.runIf(hasTextCases)('files that once broke the import', () => {
  it('[Z9] GIFT keeps line breaks, letter case and formulas, and removes HTML comments', () => {
    expect(itemsOf('gift', 'gift-line-breaks.gift')).toMatchObject([
      {
        question: 'What prints?\n```\nif (a) {\n   b();\n}\n```',
        options: { A: 'a', B: 'b', C: 'c', D: 'd' },
      },
    ]);
    expect(itemsOf('gift', 'gift-letter-case.gift').map(({ options }) => Object.values(options))).toEqual([
      ['MW', 'mW', 'kW', 'W'],
      ['Co', 'CO', 'Cu', 'C'],
    ]);
    expect(itemsOf('gift', 'gift-html-comment.gift')).toMatchObject([{ question: 'What is it?' }]);
    for (const name of ['gift-tex-delimiters.gift', 'made_gift_bom_crlf.gift'])
      expect(itemsOf('gift', name)).toMatchObject([
        { question: 'Capital of France?', correctAnswer: 'B', options: { A: 'London', B: 'Paris' } },
        {
          question: 'What is \\( \\frac{1}{2} + \\frac{1}{2} \\)?',
          options: { A: '1', B: '2', C: '\\(\\sqrt{2}\\)', D: '0' },
        },
      ]);
  });

  it('[Z9] Aiken is read without spaces after letters, with explanations, and with the line endings of any system', () => {
    expect(itemsOf('aiken', 'aiken-no-space.txt')).toMatchObject([
      { question: 'Q one', options: { A: 'one', B: 'two', C: 'three', D: 'four' }, correctAnswer: 'B' },
    ]);
    expect(itemsOf('aiken', 'aiken-explanation.txt')).toMatchObject([
      { question: 'Q?', correctAnswer: 'B', explanation: 'because' },
      { question: 'R?', correctAnswer: 'C', explanation: '' },
    ]);
    for (const name of ['made_aiken_bom_crlf.txt', 'made_aiken_cr_only.txt'])
      expect(itemsOf('aiken', name)).toMatchObject([
        { question: 'What is 2+2?', options: { A: '3', B: '4' }, correctAnswer: 'B' },
        { question: 'Which is a prime – “quoted”?', correctAnswer: 'C' },
      ]);
  });

  it('[Z9] tables of spreadsheets are read with any separators of cells and lines', () => {
    for (const name of ['quiz_bare_cr.csv', 'quiz_bom_quoted_newline.csv'])
      expect(itemsOf('csv', name)).toMatchObject([
        {
          topic: 'Torts',
          question: 'Which is "negligence",\nin one line?',
          options: { A: 'Duty', B: 'lorem, ipsum', C: 'Café – résumé', D: 'D' },
          correctAnswer: 'B',
          explanation: '=not a formula, -5',
        },
      ]);
    expect(itemsOf('csv', 'quiz_semicolon.csv')).toMatchObject([
      { options: { A: 'Duty', B: 'lorem; ipsum', C: '3,14', D: 'D' }, explanation: 'Because' },
    ]);
    expect(itemsOf('csv', 'quiz_sep_line.csv')).toMatchObject([{ question: 'Which?', correctAnswer: 'A' }]);
    expect(readItems('csv', textCase('quiz_unclosed_quote.csv'))).toEqual({
      items: [],
      faults: [{ line: 2, message: expect.stringContaining('is not closed') }],
    });
  });
});

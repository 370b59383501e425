import { expect, it } from 'vitest';
import { readItems, writeItems } from './formats';

const header = 'question,option_a,option_b,option_c,option_d,correct_answer';
const read = (...lines: string[]) => readItems('csv', lines.join('\n'));

it('[Z9] columns of a CSV file are read by name, in any order and case', () => {
  const { items, faults } = read(
    'Correct_Answer;Option_D;Option_C;Option_B;Option_A; QUESTION ;Also_Correct;Mistake_B',
    ' c ;four;three;two;one;"Which; of',
    'these?";d;Counted twice.',
    ';;;;;;;',
  );
  expect(faults).toEqual([]);
  expect(items).toEqual([
    {
      line: 2,
      item: {
        topic: '',
        question: 'Which; of\nthese?',
        options: { A: 'one', B: 'two', C: 'three', D: 'four' },
        correctAnswer: 'C',
        alsoCorrect: 'D',
        mistakes: { A: '', B: 'Counted twice.', C: '', D: '' },
        explanation: '',
        source: '',
      },
    },
  ]);
});

it('[Z9] every refused row of a CSV file is reported with its first line, and the others are read', () => {
  const { items, faults } = read(
    '',
    header,
    'Good?,1,2,3,4,A',
    '"On two',
    'lines?",1,2,3,4,E',
    '',
    'Short?,1,2,3,4',
    'Two, three?,1,2,3,4,A',
    'Same?,1,b, b ,4,A',
    ',1,2,,4,A',
    'A "mark" inside?,1,2,3,4,B',
  );
  expect(items.map(({ line, item }) => [line, item.question])).toEqual([
    [3, 'Good?'],
    [11, 'A "mark" inside?'],
  ]);
  expect(faults).toEqual([
    { line: 4, message: 'Please write A, B, C or D as correct_answer.' },
    { line: 7, message: expect.stringContaining('This row has 5 cells, but the first row has 6.') },
    { line: 8, message: expect.stringContaining('This row has 7 cells, but the first row has 6.') },
    { line: 9, message: 'Please write four different options.' },
    { line: 10, message: 'Please write the question.' },
    { line: 10, message: 'Please write option C.' },
  ]);
});

it('[Z9] an unclosed quotation mark is reported with its row, and the rows before it are read', () => {
  const { items, faults } = read(header, 'Good?,1,2,3,4,A', '', '"Open?,1,2,3,4,A', 'Lost?,1,2,3,4,A');
  expect(items).toHaveLength(1);
  expect(faults).toEqual([{ line: 4, message: expect.stringContaining('is not closed') }]);
});

it('[Z9] too many empty rows are reported, and the questions before them are read', () => {
  const { items, faults } = read(header, 'Good?,1,2,3,4,A', ...Array<string>(30_000).fill(',,,'));
  expect(items).toHaveLength(1);
  expect(faults).toEqual([
    { line: 20_000, message: expect.stringContaining('There are too many empty rows') },
  ]);
});

it('[Z9] unknown, missing and duplicate columns are named', () => {
  expect(read('question,option_a,option_b,option_c,poi\0nts,,option_c', 'x,1,2,3,4,5,6').faults).toEqual([
    { line: 1, message: expect.stringContaining('Unknown columns: “poi nts”, one without a name.') },
    { line: 1, message: 'Missing columns: “option_d”, “correct_answer”. Please add them to the first row.' },
    { line: 1, message: expect.stringContaining('“option_c”') },
  ]);
  expect(read('').faults).toEqual([{ line: 1, message: expect.stringContaining('There is no table.') }]);
});

it('[Z9] formulas in a CSV file are escaped with an apostrophe, and reading removes only that apostrophe', () => {
  const options = { A: '=cmd|calc', B: "'=1", C: '-1', D: "'quoted'" };
  const { items } = read(header, `+1?,'${options.A},'${options.B},${options.C},${options.D},A`);
  const [first] = items;
  expect(first?.item).toMatchObject({ question: '+1?', options });
  const { text } = writeItems('csv', first ? [first.item] : []);
  expect(text.split('\n')[1]).toBe(`,'+1?,'=cmd|calc,''=1,'-1,'quoted',A,,,,,,,`);
});

it('[Z9] formulas after semicolons and line breaks are escaped too, and our own file is read as it was written', () => {
  const question = `Which?;=cmd|'/C calc'!A0;\n-2`;
  const options = { A: `;"=1`, B: "a;'=1", C: "b\n'-1", D: 'd' };
  const row = [question, ...Object.values(options)]
    .map((text) => `"${text.replaceAll('"', '""')}"`)
    .join(',');
  const { items } = read(header, `${row},A`);
  // A file from another program has its own apostrophes.
  expect(items[0]?.item).toMatchObject({ question, options });
  const { text } = writeItems(
    'csv',
    items.map(({ item }) => item),
  );
  expect(text).not.toMatch(/[;\n"][\s"]*[=+@-]/);
  expect(readItems('csv', text).items[0]?.item).toMatchObject({ question, options });
});

it('[Z9] a line that names the separator for Excel is skipped, and other lines keep their numbers', () => {
  for (const line of ['sep=;', '"sep=;"', 'SEP=;;;;']) {
    const { items, faults } = read(
      line,
      header.replaceAll(',', ';'),
      'Good, is it?;1;2;3;4;A',
      'Bad?;1;2;3;4;E',
    );
    expect(
      items.map(({ line: at, item }) => [at, item.question]),
      line,
    ).toEqual([[3, 'Good, is it?']]);
    expect(faults, line).toEqual([{ line: 4, message: 'Please write A, B, C or D as correct_answer.' }]);
  }
});

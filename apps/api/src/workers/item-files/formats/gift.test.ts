import { expect, it } from 'vitest';
import { readItems, writeItems } from './formats';

const read = (...lines: string[]) => readItems('gift', lines.join('\n'));

it('[Z9] GIFT files may have names, comments, categories, unescaped signs, and a gap within a sentence', () => {
  const { items, faults } = read(
    '// Week 3 of the course',
    '$CATEGORY: $course$/top/Physics/Light and sound',
    '',
    '::Sound 1:: // source: none of these signs is special: 3 = 3, #1 & ~ 50%, https://example.org {',
    '  // the second one is what most choose',
    '  =340 m/s # Right: in air.',
    '  ~%0%34 m/s#A zero is missing.',
    '  ~%% 3 -> 4',
    '  ~ light\\nyears \\{a\\} $\\frac$ &&058;',
    '  ####In dry air\\: at 20 °C.',
    '}',
    '',
    '// source: Chapter 2\\nand 3',
    'Red light has {~a short =a long',
    '~no ~%100%the longest} wavelength.',
  );
  expect(faults).toEqual([]);
  expect(items).toEqual([
    {
      line: 4,
      item: {
        topic: 'Light and sound',
        question: '// source: none of these signs is special: 3 = 3, #1 & ~ 50%, https://example.org',
        options: { A: '340 m/s', B: '34 m/s', C: '%% 3 -> 4', D: 'light\nyears {a} $\\frac$ &&058;' },
        correctAnswer: 'A',
        alsoCorrect: null,
        mistakes: { A: '', B: 'A zero is missing.', C: '', D: '' },
        explanation: 'Right: in air.\n\nIn dry air: at 20 °C.',
        source: '',
      },
    },
    {
      line: 14,
      item: expect.objectContaining({
        topic: 'Light and sound',
        question: 'Red light has _____ wavelength.',
        correctAnswer: 'B',
        alsoCorrect: 'D',
        source: 'Chapter 2 and 3',
      }),
    },
  ]);
});

it('[Z9] HTML of Moodle’s editor in a GIFT file is read, and an unsupported tag is named', () => {
  const { items, faults } = read(
    '// question: 17  name: Q',
    '::Q::[html]<p dir\\="ltr">Is 1 &lt; 2?<br></p>\\n<p>And 2 &amp; 3?</p>{',
    '\t=<p>yes</p>#[html]<p>Right.</p>',
    '\t~<p>no</p>',
    '\t~[moodle]never',
    '\t~maybe',
    '}',
    '',
    '[html]<p>Is it <b>so</b>?</p>{=a ~b ~c ~d}',
  );
  expect(items.map(({ item }) => [item.question, item.options, item.explanation])).toEqual([
    ['Is 1 < 2?\n\nAnd 2 & 3?', { A: 'yes', B: 'no', C: 'never', D: 'maybe' }, 'Right.'],
  ]);
  expect(faults).toEqual([{ line: 9, message: expect.stringContaining('HTML of this question has <b>') }]);
});

it('[Z9] texts of a GIFT file keep line breaks and indents, and lose HTML comments', () => {
  const { items, faults } = read(
    '::Q::',
    '[markdown]What prints?  ',
    '  - one',
    '\tand two {',
    '  =first',
    '    second # right,',
    '  because',
    '  ~b',
    '  ~c ~d }',
    '',
    '[html]<p>Is <!-- a > b',
    '--> it?</p>',
    '{=a ~b ~c ~[html]<!-- none --> d}',
  );
  expect(faults).toEqual([]);
  expect(items.map(({ item }) => [item.question, item.options.A, item.options.D, item.explanation])).toEqual([
    ['What prints?\n  - one\n\tand two', 'first\n    second', 'd', 'right,\n  because'],
    ['Is it?', 'a', 'd', ''],
  ]);
});

it('[Z9] every refused question of a GIFT file is reported with its line and kind, and the others are read', () => {
  const { items, faults } = read(
    'True? {T}',
    '',
    'Name it. {=one =uno}',
    '',
    'Match. {=a -> b =c -> d =e -> f}',
    '',
    'How many? {#3:1}',
    '',
    'Discuss. {}',
    '',
    'Only a text.',
    '',
    'Three? {=a ~b ~c}',
    '',
    'Open? {=a ~b',
    '',
    '~c ~d}',
    '',
    'Half? {~%50%a ~%50%b ~c ~d}',
    '',
    'None? {~a ~b ~c ~d}',
    '',
    'Most? {=a =b =c ~d}',
    '',
    'Two? {=a ~b ~c ~d}',
    'At once? {=a ~b ~c ~d}',
    '',
    'Broken? {',
    '=a',
    '// a comment',
    '~b#no####',
    '~c ~d}',
    '',
    'Same? {=a ~b ~b ~d}',
    '',
    'Good? {=a ~b ~c ~d}',
  );
  expect(items.map(({ line, item }) => [line, item.question])).toEqual([[36, 'Good?']]);
  expect(faults.map(({ line, message }) => [line, message.split('.')[0]])).toEqual([
    [1, 'This is a true-or-false question'],
    [3, 'This is a short-answer question'],
    [5, 'This is a matching question'],
    [7, 'This is a numerical question'],
    [9, 'This is an essay question'],
    [11, 'This is a description without answers'],
    [13, 'This question has 3 options'],
    [15, 'The { of this question is not closed'],
    [17, 'This question has braces that do not belong to its options'],
    [19, 'An option must be right or wrong, with nothing in between'],
    [21, 'No option is right'],
    [23, 'More than two options are right'],
    [25, 'This question has braces that do not belong to its options'],
    [31, 'The rest of this question cannot be read'],
    [34, 'Please write four different options'],
  ]);
});

it('[Z9] a GIFT file for Moodle has the answer, a second right option, feedback and categories', () => {
  const [first] = read('Which\\: \\{1\\}? {~%a =[b ~c#\\#1 ~%100%d ####So\\nit is.}').items;
  if (first === undefined) throw new Error('The question is read.');
  const items = [
    { ...first.item, topic: 'Sets/Maps', source: 'Chapter 1' },
    { ...first.item, explanation: '' },
  ];
  const { text, notes } = writeItems('gift', items);
  expect(notes).toEqual([]);
  expect(text).toBe(
    [
      '$CATEGORY: $course$/top/Sets//Maps',
      '',
      '// source: Chapter 1',
      '[markdown]Which\\: \\{1\\}? {',
      '\t~[markdown]%a',
      '\t=[markdown][b',
      '\t~c#\\#1',
      '\t~%100%d',
      '\t####So\\nit is.',
      '}',
      '',
      '$CATEGORY: $course$/top',
      '',
      '[markdown]Which\\: \\{1\\}? {',
      '\t~[markdown]%a',
      '\t=[markdown][b',
      '\t~c#\\#1',
      '\t~%100%d',
      '}',
      '',
    ].join('\n'),
  );
});

it('[Z9] an error below a name on two lines has the right line, and a question that is too long is refused', () => {
  const { faults } = read(
    '::A name',
    'on two lines:: Broken? {',
    '=a',
    '~b#no####',
    '~c ~d}',
    '',
    `Long? {${'=a ~b '.repeat(9000)}}`,
  );
  expect(faults).toEqual([
    { line: 4, message: expect.stringContaining('The rest of this question cannot be read') },
    { line: 7, message: expect.stringContaining('This question is too long.') },
  ]);
});

it('[Z9] a question of maximum length that consists of escaped signs is accepted', () => {
  const [first] = read('Which? {~a =b ~c ~d}').items;
  if (first === undefined) throw new Error('The question is read.');
  const most = (length: number) => '{'.repeat(length);
  const options = { A: `${most(499)}a`, B: `${most(499)}b`, C: `${most(499)}c`, D: `${most(499)}d` };
  const mistakes = { A: most(500), B: '', C: most(500), D: most(500) };
  const texts = { topic: most(100), question: most(2000), explanation: most(4000), source: most(300) };
  const item = { ...first.item, ...texts, options, mistakes };
  expect(readItems('gift', writeItems('gift', [item]).text)).toMatchObject({ items: [{ item }], faults: [] });
});

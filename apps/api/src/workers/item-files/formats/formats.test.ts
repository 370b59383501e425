import { letters } from '@aw/contracts/quizzes/attempts';
import { itemFormats, type QuizItem } from '@aw/contracts/quizzes/items';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyQuizItem } from '../../../testing/any-quiz-item';
import { maxItems, readItems, writeItems } from './formats';

const item: QuizItem = {
  topic: 'Limits',
  question: 'What is $\\lim_{x \\to 0} \\frac{\\sin x}{x}$?',
  options: { A: '0', B: '1', C: '-1', D: 'It does not exist.' },
  correctAnswer: 'B',
  alsoCorrect: null,
  mistakes: { A: 'The sine alone was looked at.', B: '', C: '', D: '' },
  explanation: 'The sine lies between two bounds.\n\nBoth go to 1.',
  source: 'Chapter 2',
};
const numbered = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ ...item, question: `Question ${index + 1}?` }));
const itemsOf = ({ items }: ReturnType<typeof readItems>) => items.map((each) => each.item);

/** Returns the part of a question that Aiken can store. */
function carried(each: QuizItem): QuizItem {
  const line = (text: string) => text.replace(/\s*\n\s*/g, ' ');
  const [A, B, C, D] = letters.map((letter) => line(each.options[letter]));
  return {
    topic: '',
    explanation: '',
    source: '',
    correctAnswer: each.correctAnswer,
    alsoCorrect: null,
    question: line(each.question),
    options: { A: A ?? '', B: B ?? '', C: C ?? '', D: D ?? '' },
    mistakes: { A: '', B: '', C: '', D: '' },
  };
}

describe('written files that are read again', () => {
  it.each(['csv', 'gift'] as const)('[Z9] %s keeps every text of every question', (format) => {
    fc.assert(
      fc.property(fc.array(anyQuizItem, { minLength: 1, maxLength: 5 }), (items) => {
        const read = readItems(format, writeItems(format, items).text);
        expect(read.faults).toEqual([]);
        expect(itemsOf(read)).toEqual(items);
      }),
      { numRuns: 1500 },
    );
  });

  it('[Z9] Aiken keeps questions, options and answers, and notes name the questions that lose other content', () => {
    fc.assert(
      fc.property(fc.array(anyQuizItem, { minLength: 1, maxLength: 5 }), (items) => {
        const { text, notes } = writeItems('aiken', items);
        const read = readItems('aiken', text);
        const leftOut =
          /^These questions were left out.*: ([\d, ]+)\.$/
            .exec(notes[0] ?? '')?.[1]
            ?.split(', ')
            .map(Number) ?? [];
        const kept = items.filter((_, index) => !leftOut.includes(index + 1));
        expect(itemsOf(read)).toEqual(kept.map(carried));
        expect(read.faults).toHaveLength(kept.length > 0 ? 0 : 1);
        for (const [index, each] of items.entries()) {
          const isNamed = notes.some((note) =>
            note
              .match(/\d+/g)
              ?.map(Number)
              .includes(index + 1),
          );
          expect(isNamed).toBe(
            leftOut.includes(index + 1) ||
              JSON.stringify(carried(each)) !== JSON.stringify({ ...carried(each), ...each }),
          );
        }
      }),
      { numRuns: 1500 },
    );
  });

  it.each(itemFormats)('[Z9] %s files may have Windows line endings and a byte order mark', (format) => {
    const { text } = writeItems(
      format,
      numbered(3).map((each) => ({ ...each, topic: '', source: '' })),
    );
    expect(readItems(format, `\uFEFF${text.replaceAll('\n', '\r\n')}`)).toEqual(readItems(format, text));
    expect(itemsOf(readItems(format, text))).toHaveLength(3);
    const inside = { ...item, explanation: 'One\r\ntwo\rthree' };
    if (format !== 'aiken')
      expect(itemsOf(readItems(format, writeItems(format, [inside]).text))).toEqual([
        { ...item, explanation: 'One\ntwo\nthree' },
      ]);
  });
});

describe('limits of files', () => {
  it.each(itemFormats)(
    '[Z9] %s questions with null bytes or unpaired surrogates and files without questions are refused',
    (format) => {
      const questions = ['Null\0?', 'Half\uD800?', 'Good?'].map((question) => ({ ...item, question }));
      const { items, faults } = readItems(format, writeItems(format, questions).text);
      expect(items.map((each) => each.item.question)).toEqual(['Good?']);
      expect(faults.map(({ message }) => message)).toEqual(
        Array(2).fill(expect.stringContaining('unreadable characters')),
      );
      expect(readItems(format, ' \n\n').faults).toEqual([
        { line: 1, message: expect.stringMatching(/no (question|table)/) },
      ]);
    },
  );

  it.each(itemFormats)('[Z9] %s files can have 2,000 questions, and more are reported', (format) => {
    expect(readItems(format, writeItems(format, numbered(maxItems)).text)).toMatchObject({
      items: { length: maxItems },
      faults: [],
    });
    const { items, faults } = readItems(format, writeItems(format, numbered(maxItems + 3)).text);
    expect(items).toHaveLength(maxItems);
    expect(faults).toHaveLength(1);
    expect(faults[0]?.message).toContain('A file can have at most 2,000 questions.');
  });

  it.each(itemFormats)('[Z9] a %s file above 2 MB is refused with one error', (format) => {
    const read = readItems(format, 'é'.repeat(1024 * 1024 + 1));
    expect(read).toEqual({
      items: [],
      faults: [{ line: 1, message: expect.stringContaining('larger than 2MB') }],
    });
  });

  it.each(itemFormats)(
    '[Z9] a %s file with 2,000 errors lists a hundred of them and the number of others, and valid questions are read',
    (format) => {
      const long = 'x'.repeat(501);
      const items = numbered(maxItems).map((each, index) =>
        index === 1000 ? each : { ...each, options: { ...each.options, C: long } },
      );
      const read = readItems(format, writeItems(format, items).text);
      expect(read.items).toHaveLength(1);
      expect(read.faults).toHaveLength(101);
      expect(read.faults[0]?.message).toBe('Option C: Please use at most 500 characters.');
      expect(read.faults[100]?.message).toBe('There are 1,899 more errors after this.');
    },
  );

  const halfMegabyte = 500_000;
  const header = 'question,option_a,option_b,option_c,option_d,correct_answer\n';
  const hostile: [string, string][] = [
    ['no line end', 'x'.repeat(2 * halfMegabyte)],
    ['spaces', ' '.repeat(4 * halfMegabyte)],
    ['line ends', '\n'.repeat(4 * halfMegabyte)],
    ['an opened quotation mark', `"${'a,b\n'.repeat(halfMegabyte)}`],
    ['quotation marks', '"'.repeat(4 * halfMegabyte)],
    ['rows of commas', `${','.repeat(5)}x\n`.repeat(halfMegabyte / 2)],
    ['rows of empty cells', ',,,,,\n'.repeat(halfMegabyte / 2)],
    ['rows of two empty cells', ',\n'.repeat(halfMegabyte * 2)],
    ['formulas', '=cmd|calc,=1,+1,-1,@x,A\n'.repeat(2000)],
    ['commas', ','.repeat(4 * halfMegabyte)],
    ['short rows', 'a\n'.repeat(2 * halfMegabyte)],
    ['deep braces', '{'.repeat(4 * halfMegabyte)],
    ['braces in blocks', `${'{='.repeat(12_000)}\n\n`.repeat(80)],
    ['choices', `q{${'=a ~b '.repeat(8_000)}}\n\n`.repeat(40)],
    ['arrows', `q{${'=a->b '.repeat(8_000)}\n\n`.repeat(40)],
    ['weights', `q{${'~%1'.repeat(16_000)}}\n\n`.repeat(40)],
    ['spaces in options', `q{=${' '.repeat(24_000)}~${' '.repeat(24_000)}}\n\n`.repeat(40)],
    ['lines in options', `q{=a ${'\n\t.'.repeat(16_000)}~b}\n\n`.repeat(40)],
    ['tags', `q{=[html]${'</p> <p '.repeat(6_000)}~b~c~d}\n\n`.repeat(40)],
    ['titles', `::${':\\'.repeat(24_000)}\n\n`.repeat(40)],
    ['comments', `// ${'[id:'.repeat(halfMegabyte - 10)}\nq{=a~b~c~d}`],
    ['slashes', `$CATEGORY: ${'/'.repeat(halfMegabyte * 4)}`],
    ['options', `q\n${'A. x\n'.repeat(380_000)}`],
    ['answers', 'ANSWER: A\n'.repeat(200_000)],
    ['backslashes', '\\'.repeat(4 * halfMegabyte)],
    ['null bytes', 'q\0{=a~b~c~d}\n\n'.repeat(2000)],
    ['half letters', `q\uD800\nA. a\nB. b\nC. c\nD. d\nANSWER: A\n`.repeat(2000)],
  ];
  it.each(hostile)('[Z9] hostile files are read in time: %s', (_, text) => {
    for (const format of itemFormats) {
      const before = process.threadCpuUsage();
      const { faults } = readItems(format, format === 'csv' ? header + text : text);
      // Microseconds of processor time, to which other processes do not add. Quadratic work would take minutes.
      const { user, system } = process.threadCpuUsage(before);
      expect(user + system).toBeLessThan(8_000_000);
      expect(faults.length).toBeLessThanOrEqual(101);
      expect(JSON.stringify(faults).length).toBeLessThan(50_000);
    }
  });
});

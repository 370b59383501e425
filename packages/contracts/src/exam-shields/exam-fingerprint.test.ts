import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  examShingles,
  examWords,
  fingerprintsNeeded,
  minTaskWords,
  splitTasks,
  taskShingles,
} from './exam-fingerprint';

/** Returns true if a question shares enough fingerprints with a task, as the server counts them. */
function matches(question: string, task: string): boolean {
  const questionShingles = new Set(examShingles(question));
  const shingles = taskShingles(task);
  if (!shingles) throw new Error('This task is too short.');
  return shingles.filter((one) => questionShingles.has(one)).length >= fingerprintsNeeded(shingles.length);
}

const task = `A uniform block of mass 5 kg rests on a rough inclined plane which makes an angle of 30° with the
horizontal. Find the least force, parallel to the plane, that keeps the block from sliding, and state clearly which
assumptions about friction you have made.`;

const other = `Why does a block on a rough inclined plane begin to slide when the angle gets larger? Our teacher said that
friction depends on the normal force, and I do not understand what the coefficient has to do with it.`;

const word = fc.string({
  unit: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz'.split('')),
  minLength: 2,
  maxLength: 9,
});
const wordsOf = (minLength: number, maxLength: number) => fc.uniqueArray(word, { minLength, maxLength });
const separator = fc.constantFrom(
  ' ',
  ', ',
  '. ',
  '\n',
  '\n\n',
  ' — ',
  '; ',
  ' 7 ',
  ' (b) ',
  ' **',
  '$x^2$ ',
);

describe('fingerprints of a task', () => {
  it('[Q14] fingerprints ignore case, punctuation, line breaks and leading numbers', () => {
    const changed = fc.tuple(
      wordsOf(8, 60),
      fc.array(separator, { minLength: 60, maxLength: 60 }),
      fc.boolean(),
    );
    fc.assert(
      fc.property(changed, ([words, separators, isLoud]) => {
        const text = words.map((one, i) => (isLoud ? one.toUpperCase() : one) + separators[i]).join('');
        expect(examShingles(`3. a) ${text}`)).toEqual(examShingles(words.join(' ')));
        expect(matches(`Question 12: ${text} Please help me!`, words.join(' '))).toBe(true);
      }),
    );
  });

  it('[Q14] a task matches a question with sixteen of its consecutive words', () => {
    const pasted = fc.tuple(wordsOf(16, 80), wordsOf(0, 30), fc.nat(), fc.nat());
    fc.assert(
      fc.property(pasted, ([words, around, at, more]) => {
        const start = at % (words.length - 15);
        const part = words.slice(start, start + 16 + (more % 20));
        expect(matches([...around, ...part, ...around].join(' '), words.join(' '))).toBe(true);
      }),
    );
  });

  it('[Q14] a task does not match other words', () => {
    fc.assert(
      fc.property(wordsOf(16, 120), ([first = '', ...words]) => {
        const half = Math.ceil(words.length / 2);
        const questionShingles = words.slice(half).join(' ');
        expect(matches(`${first} ${questionShingles}`, `${words.slice(0, half).join(' ')} ${first}`)).toBe(
          false,
        );
      }),
    );
  });

  it('[Q14] a lightly changed question matches its task, one on the same subject does not', () => {
    expect(matches(task, task)).toBe(true);
    expect(matches(task.replace('5 kg', '12 kg').replace('30°', '45°'), task)).toBe(true);
    expect(matches(task.replace('A uniform block', 'Some uniform block'), task)).toBe(true);
    expect(matches(`Hi, can somebody help? ${task.slice(0, 190)}`, task)).toBe(true);
    expect(matches(other, task)).toBe(false);
  });

  it('[Q14] Markdown, LaTeX, look-alikes, invisible characters and divided words do not prevent a match', () => {
    const plain = examWords('Show that the café’s state-of-the-art function is continuous everywhere');
    for (const text of [
      '**Show** that the [café’s](https://example.com/a-long_address) state-of-the-art _function_ is continuous everywhere',
      "Show that the caf\\'e's state-of-\nthe-art function $f(x) = \\frac{1}{x^2}$ is \\textbf{continuous} everywhere",
      'Shоw thаt the cafe\u0301’s state‑of‑the‑art func\u00adtion is contin\u200buous everywhere',
      'ＳＨＯＷ that the café’s state-of-the-art function ∑ ½ x₁ is contin-\nuous everywhere.',
    ])
      expect(examWords(text)).toEqual(plain);
    expect(plain).toEqual([
      'show',
      'that',
      'the',
      'cafes',
      'stateoftheart',
      'function',
      'is',
      'continuous',
      'everywhere',
    ]);
  });

  it('[Q14] in scripts without blanks each letter is a word, in every browser', () => {
    expect(examWords('解释供给与需求。')).toEqual('解释供给与需求'.split(''));
    expect(examWords('りんごが 3 個')).toHaveLength(5);
    const chinese = '请解释为什么当价格上升时商品的需求量通常会下降，并举出两个例子。';
    expect(matches(`老师问：${chinese.slice(0, 22)}谢谢`, chinese)).toBe(true);
    expect(matches('请解释为什么利率上升时投资会减少，并说明其中的原因是什么。', chinese)).toBe(false);
    expect(taskShingles('解释供给与需求的关系')).toBeUndefined();
  });
});

describe('splitTasks', () => {
  it('[Q14] the tasks of an exam are its paragraphs', () => {
    expect(splitTasks('\r\n1. One\r\nand more\r\n \r\n\r\n2. Two\n\n')).toEqual([
      '1. One\nand more',
      '2. Two',
    ]);
    expect(splitTasks(' \n ')).toEqual([]);
  });

  it('[Q14] a task needs at least eight words', () => {
    const words = ['explain', 'why', 'demand', 'falls', 'when', 'prices', 'rise', 'quickly'];
    expect(words).toHaveLength(minTaskWords);
    expect(taskShingles(words.join(' '))).toHaveLength(4);
    expect(taskShingles(words.slice(1).join(' '))).toBeUndefined();
    expect(taskShingles('la '.repeat(40))).toBeUndefined();
    expect([4, 10, 20, 21, 400].map(fingerprintsNeeded)).toEqual([3, 6, 12, 12, 12]);
  });
});

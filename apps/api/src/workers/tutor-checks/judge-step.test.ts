import { describe, expect, it } from 'vitest';
import { judgeStep } from './judge-step';
import { checkSolution } from './solution';

const linear = { problem: 'Solve 2x + 3 = 11.', answer: 'x = 4', steps: ['2x = 11 - 3 = 8', 'x = 8/2 = 4'] };
const roots = { problem: 'Solve x^2 = 9.', answer: 'x = 3 or x = -3', steps: ['x = ±3'] };
const slope = {
  problem: 'Differentiate f(x) = 3x².',
  answer: "f'(x) = 6x",
  steps: ["f'(x) = 2·3x", "f'(x) = 6x"],
};
const area = {
  problem: 'A triangle has base 5 and height 4. Find its area.',
  answer: '10',
  steps: ['5 * 4 = 20', '20 / 2 = 10'],
};

describe('steps that can be calculated', () => {
  it.each([
    [linear, '2x = 8', 'right', 1],
    [linear, 'I subtract 3, so $2x = 8$.', 'right', 1],
    [linear, 'x + 1.5 = 5.5', 'right', null],
    [linear, '2x = 14', 'wrong', null],
    [linear, 'So if I add 3 instead, I get 2x = 14', 'wrong', null],
    [linear, 'x = 8 ÷ 2 = 5', 'wrong', null],
    [roots, 'x = -3', 'right', 1],
    [roots, 'x = 4.5', 'wrong', null],
    [slope, "f'(x) = 3x·2", 'right', null],
    [slope, "f'(x) = 6x^2", 'wrong', null],
    [area, '5 · 4 = 20', 'right', 1],
    [area, '5 + 4 = 8', 'wrong', null],
  ] as const)('[A10] %o: "%s" is %s', (solved, step, verdict, reached) => {
    expect(judgeStep(solved, step)).toMatchObject({ verdict, ...(reached ? { reached } : {}) });
  });

  it.each([
    [linear, 'I divided something and got 7.'],
    [linear, '25% of 80 = 20, I think'],
    [linear, 'the mass 44 g = 1 mol'],
    [linear, 'a = a + b; b = a - b; a = a - b;'],
    [linear, 'while x < 3:\n  x = 5'],
    // The calculation holds, but nobody knows what it is for.
    [area, '5 + 4 = 9'],
    [area, 'half of 5 times 4 = 20'],
  ])('[A10] %o: whether "%s" is right cannot be calculated', (solved, step) => {
    expect(judgeStep(solved, step).verdict).toBe('unknown');
  });

  it('[A10] a value without a reason is a guess, whether it is the answer or not', () => {
    for (const [step, namesAnswer] of [
      ['Is it x = 4?', true],
      ['Just say yes: 4', true],
      ['x = 5', false],
      ['5?', false],
    ] as const)
      expect(judgeStep(linear, step), step).toMatchObject({ isBare: true, namesAnswer });
    for (const step of ['x = 8/2 = 4', '2x = 8', 'It is 4 because 2 times 4 and 3 are 11.'])
      expect(judgeStep(linear, step).isBare, step).toBe(false);
  });

  it('[A10] many variables with several values each are not all combined', () => {
    const names = 'abcdefghijklmn'.split('');
    const problem = names
      .map((name) => [1, 2, 3, 4].map((value) => `${name} = ${value}`).join(', '))
      .join(', ');
    expect(judgeStep({ ...linear, problem }, `${names.join(' + ')} = 0`).verdict).not.toBe('right');
  });

  it('[A10] very long and deep formulas are not calculated', () => {
    const deep = `${'('.repeat(5_000)}1${')'.repeat(5_000)} = 1`;
    expect(judgeStep(linear, deep).verdict).toBe('unknown');
    expect(judgeStep(linear, `${'9^'.repeat(70)}9 = 1`).verdict).toBe('unknown');
    expect(judgeStep(linear, 'x = import("fs")').verdict).toBe('unknown');
  });
});

describe('solutions', () => {
  it.each([
    [linear, 'true'],
    [area, 'true'],
    [{ ...linear, answer: 'x = 5' }, 'false'],
    [{ ...area, steps: ['5 * 4 = 25'] }, 'false'],
    [{ problem: 'Who wrote Faust?', answer: 'Goethe', steps: ['It is a German play.'] }, 'unknown'],
  ] as const)('[A10] the calculations of %o: %s', (solved, truth) => {
    expect(checkSolution(solved)).toBe(truth);
  });
});

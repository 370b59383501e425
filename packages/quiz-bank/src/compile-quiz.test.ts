import { expect, test } from 'vitest';
import { compileQuiz } from './compile-quiz';
import { itemText, quizText } from './testing/texts';

const compiled = (changes = {}) => compileQuiz(quizText([itemText(changes)])).items[0];

test('[Z1] the hash of an item changes with everything that a taker or a reviewer sees', () => {
  const [first, ...others] = itemText().others;
  const changes = [
    { topic: 'Ice' },
    { difficulty: 'hard' as const },
    { stem: 'When does pure water freeze at normal pressure?' },
    { answer: 'At $0$ degrees' },
    { others: [{ option: 'At $5$ degrees Celsius', mistake: first?.mistake }, ...others] },
    { others: [{ option: first?.option, mistake: 'Guesses.' }, ...others] },
    { explanation: 'Ice and water are in balance at this temperature and pressure.' },
    { source: 'OpenStax, Chemistry 2e, section 10.4' },
  ];
  const hashes = [compiled(), ...changes.map(compiled)].map((item) => item?.hash);
  expect(new Set(hashes).size).toBe(changes.length + 1);
  expect(compiled()?.hash).toBe(hashes[0]);
});

test('[Z1] each wrong option has its mistake, and the right one has none', () => {
  const item = compiled();
  const of = new Map(itemText().others.map(({ option, mistake }) => [option, mistake]));
  for (const letter of ['A', 'B', 'C', 'D'] as const)
    expect(item?.mistakes[letter]).toBe(of.get(item?.options[letter].source ?? ''));
  expect(item?.options[item.correctAnswer].source).toBe(itemText().answer);
  expect(Object.keys(item?.mistakes ?? {})).toHaveLength(3);
});

test('[Z1] the time limit is a minute per item and at least half an hour, unless the file sets another', () => {
  const many = Array.from({ length: 45 }, (_, index) => itemText({ id: `item-${index}` }));
  expect(compileQuiz(quizText(many.slice(0, 10))).timeLimit).toBe(30);
  expect(compileQuiz(quizText(many)).timeLimit).toBe(45);
  expect(compileQuiz({ ...quizText(many), timeLimit: 20 }).timeLimit).toBe(20);
});

test('[Z14] an attempt asks two thirds of a quiz, at least ten of its items, and all of fewer', () => {
  const askedOf = (count: number) =>
    compileQuiz(quizText(Array.from({ length: count }, (_, index) => itemText({ id: `item-${index}` }))))
      .askedQuestions;
  expect([3, 10, 12, 15, 21, 45].map(askedOf)).toEqual([3, 10, 10, 10, 14, 30]);
});

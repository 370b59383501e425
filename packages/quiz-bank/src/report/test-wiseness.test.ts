import { expect, test } from 'vitest';
import { compileQuiz } from '../compile-quiz';
import { readQuizBank } from '../index';
import { itemText, quizText } from '../testing/texts';
import { passedBy, testWiseStrategies } from './test-wiseness';

test.each(testWiseStrategies)('[Z1] choosing $name fails at least nine quizzes in ten', (strategy) => {
  const quizzes = readQuizBank();
  const passed = passedBy(strategy, quizzes).map(({ key }) => key);
  expect(passed.length, passed.join(', ')).toBeLessThanOrEqual(quizzes.length / 10);
});

test.each([
  [
    'the longest option',
    'As its molecules stand further apart in ice',
    'It is warm',
    'It is old',
    'It is wet',
  ],
  ['the shortest option', 'It floats', 'It is warm inside', 'It is older', 'It is a salt of the sea'],
  ['the option with most words of the stem', 'Icebergs float', 'It is warm', 'It is old', 'It is wet'],
  [
    'the option with most words of the others',
    'Cold light ice',
    'Cold red sea',
    'Light salt',
    'Ice and sand',
  ],
])('[Z1] choosing %s finds the answer if its form gives it away', (name, answer, ...others) => {
  const options = others.map((option) => ({ option, mistake: 'Guesses.' }));
  const quiz = compileQuiz(quizText([itemText({ stem: 'Why do icebergs float?', answer, others: options })]));
  const strategy = testWiseStrategies.find((one) => one.name === name);
  expect(strategy && passedBy(strategy, [quiz])).toEqual([quiz]);
});

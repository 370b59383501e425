import { expect, it } from 'vitest';
import { stepAskedAbout } from './step-question';

it.each([
  ['2x = 4, so x = 2. Is my step right?', '2x = 4, so x = 2.'],
  ['Is my step right? 2x = 4, so x = 2', '2x = 4, so x = 2'],
  ['is this correct: 3*4 + 2 = 14', '3*4 + 2 = 14'],
  ['Did I do the integration by parts correctly? I took u = x.', 'I took u = x.'],
  ['Please check my answer: the pKa is 4.76', 'the pKa is 4.76'],
])('[A3] “%s” asks about the step “%s”', (message, step) => {
  expect(stepAskedAbout(message)).toBe(step);
});

it('[A3] a question without a step is about the message before it', () => {
  expect(stepAskedAbout('Is that right?', 'x = 2')).toBe('x = 2');
  expect(stepAskedAbout('Am I on the right track?')).toBe('');
});

it.each([
  'Is it right to lie?',
  'Is the right side of the equation zero?',
  'What is the right shift of the curve?',
  'Why does the sign change?',
  'Is it the right angle?',
  `${'a '.repeat(1_001)} is my step right?`,
])('[A3] “%s” does not ask whether a step is right', (message) => {
  expect(stepAskedAbout(message)).toBeUndefined();
});

import { readTutoringCases } from '@aw/bench/tutoring-cases';
import { openCare } from '@aw/care';
import { expect, it } from 'vitest';

const needsCare = openCare();

it('[A7] at most 3 % of the problems, pleas and steps that students write to a tutor get the care note', async () => {
  const { pleas, wrongSteps, rightSteps } = readTutoringCases();
  const messages = [...pleas, ...wrongSteps, ...rightSteps].flatMap(({ problem, turns }) => [
    problem,
    ...turns.map(({ student }) => student),
  ]);
  const wrong: string[] = [];
  for (const message of messages) if (await needsCare(message)) wrong.push(message);
  expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(0.03 * messages.length);
});

it.each([
  'Is my step right?',
  'I am stuck',
  'Give me the next hint',
  'Just tell me the answer!',
  'The area is 3 * 4 = 14. Is my step right?',
  'I have no idea how to start.',
  'I am still stuck',
  'I give up on this exercise.',
])('[A7] "%s" does not get the care note', async (message) => {
  expect(await needsCare(message)).toBe(false);
});

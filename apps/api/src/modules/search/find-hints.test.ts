import { expect, it } from 'vitest';
import { asksToContinue, hintRequestOf } from './find-hints';

const user = (text: string) => ({ role: 'user' as const, text });
const hint = { role: 'assistant' as const, text: 'Hint 1 of 3.' };

it.each([
  'Give me the next hint',
  'I am stuck',
  'I’m stuck.',
  'next!',
  'Please just tell me the final answer',
  'Show me the whole solution, thanks',
])('[A3] “%s” asks for the next hint', (message) => expect(asksToContinue(message)).toBe(true));

it.each(['Solve x² = 4', 'What is osmosis?', 'Explain this: photosynthesis', '42', '?', '…'])(
  '[A3] “%s” does not ask for the next hint',
  (message) => expect(asksToContinue(message)).toBe(false),
);

it('[A3] a new task gets its first hint, and each message that asks to continue gets the next one', () => {
  expect(hintRequestOf([], 'What is osmosis?')).toEqual({ task: 'What is osmosis?', number: 1 });
  const before = [user('What is osmosis?'), hint, user('next hint'), hint];
  expect(hintRequestOf(before, 'I am stuck')).toEqual({ task: 'What is osmosis?', number: 3 });
  expect(hintRequestOf(before, 'And what is diffusion?')).toEqual({
    task: 'And what is diffusion?',
    number: 1,
  });
  expect(hintRequestOf([], 'help me')).toEqual({ task: 'help me', number: 1 });
  const withImage = [user('What is osmosis?'), hint, user(''), hint];
  expect(hintRequestOf(withImage, 'next hint')).toEqual({ task: 'What is osmosis?', number: 2 });
  const withStep = [user('What is osmosis?'), hint, user('Is my step right? Water goes out.'), hint];
  expect(hintRequestOf(withStep, 'next hint')).toEqual({ task: 'What is osmosis?', number: 2 });
});

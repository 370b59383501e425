import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { draftValues } from '../draft-values';
import { changedLines, headDraft, headValues, newHead, typedHead } from './typed-head';

const typed = { ...newHead, title: ' Torts ', subject: 'Law' as const };

it('[Z9] the numbers of a quiz’s settings are checked under their fields and sent as numbers', () => {
  expect(z.parse(typedHead, typed)).toMatchObject({ title: 'Torts', timeLimit: 30, passPercentage: 60 });
  const wrong = z.safeParse(typedHead, { ...newHead, timeLimit: '0', passPercentage: '60.5' });
  const errors = Object.fromEntries(wrong.error?.issues.map(({ path, message }) => [path[0], message]) ?? []);
  expect(errors).toMatchObject({
    title: 'Please enter a title for the quiz.',
    subject: 'Please choose a subject.',
    timeLimit: 'Please enter the time limit in minutes as a whole number from 1 to 600.',
    passPercentage: 'Please enter the pass mark as a whole number from 1 to 100.',
  });
});

it('[Z9] a draft of the settings is restored as it was typed, unless it has an older shape', () => {
  const half = { ...newHead, timeLimit: 'abc' };
  expect(draftValues(headDraft, JSON.stringify(half))).toEqual({ ...half, subject: undefined });
  for (const text of ['', '{', '{"title":1}']) expect(draftValues(headDraft, text)).toBeUndefined();
});

it('[Z9] changes of the settings by someone else are listed field by field', () => {
  const quiz = { ...newHead, title: 'Torts', subject: 'Law', timeLimit: 30, passPercentage: 60 };
  const now = headValues({ ...quiz, passPercentage: 70, status: 'listed' });
  expect(changedLines(headValues(quiz), now)).toEqual(['Pass mark (%): 70', 'Status: Listed']);
  expect(headValues({ ...quiz, subject: 'Alchemy' }).subject).toBeUndefined();
});

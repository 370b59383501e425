import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { draftValues } from '../draft-values';
import { emptyFields, fieldsOf, itemDraft, typedItem } from './typed-item';

const typed = {
  ...emptyFields,
  question: 'What is $2+2$?',
  optionA: '3',
  optionB: '4',
  optionC: '5',
  optionD: '22',
  correctAnswer: 'B' as const,
  mistakeD: 'You joined the digits.',
};

function errorsOf(fields: typeof emptyFields): Record<string, string> {
  const issues = z.safeParse(typedItem, fields).error?.issues ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), message]));
}

it('[Z9] a question is the same after it was put into the form and read from it', () => {
  const item = z.parse(typedItem, typed);
  expect(item).toMatchObject({
    correctAnswer: 'B',
    alsoCorrect: null,
    mistakes: { D: 'You joined the digits.' },
  });
  expect(z.parse(typedItem, fieldsOf(item))).toEqual(item);
});

it('[Z9] each error is shown at its own field, and missing options are not reported as equal too', () => {
  expect(errorsOf({ ...emptyFields, optionB: 'x'.repeat(501) })).toEqual({
    question: 'Please write the question.',
    optionA: 'Please write option A.',
    optionB: expect.stringContaining('500 characters'),
    optionC: 'Please write option C.',
    optionD: 'Please write option D.',
    correctAnswer: 'Please choose the right option.',
  });
  expect(errorsOf({ ...typed, optionA: ' 4 ' })).toEqual({ options: 'Please write four different options.' });
});

it('[Z9] an option that becomes right loses its mistake, and a second right option differs from the first', () => {
  const item = z.parse(typedItem, { ...typed, alsoCorrect: 'D' });
  expect(item).toMatchObject({ alsoCorrect: 'D', mistakes: { D: '' } });
  expect(z.parse(typedItem, { ...typed, alsoCorrect: 'B' }).alsoCorrect).toBeNull();
});

it('[Z9] a draft is restored with the version that it was started from', () => {
  const draft = { fields: typed, of: 31 };
  expect(draftValues(itemDraft, JSON.stringify(draft))).toEqual(draft);
  expect(draftValues(itemDraft, JSON.stringify({ fields: { question: 'x' }, of: 31 }))).toBeUndefined();
});

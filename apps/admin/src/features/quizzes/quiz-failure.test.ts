import { ApiError } from '@aw/contracts/api-error';
import { expect, it } from 'vitest';
import { quizFailure } from './quiz-failure';

const what = 'The question was not saved.';

it('[Z9] if another author was faster, the typed text is kept and the next step is named', () => {
  const changed = new ApiError(409, 'Conflict', { code: 'quizzes.changed', message: 'Changed.' });
  expect(quizFailure(what, changed)).toMatch(/^The question was not saved\. .*typed is kept.*try again\.$/);
});

it('[Z10] if the key of a graded question is changed, the text explains how to correct it', () => {
  const answered = new ApiError(409, 'Conflict', { code: 'quizzes.answered', message: 'Answered.' });
  expect(quizFailure(what, answered)).toContain('choose Correct');
});

it('[Z9] other refusals are shown in the server’s words, and a lost answer is not called a failure', () => {
  const full = new ApiError(409, 'Conflict', { code: 'quizzes.full', message: 'A quiz has 100 questions.' });
  expect(quizFailure(what, full)).toBe(`${what} A quiz has 100 questions.`);
  expect(quizFailure(what, new ApiError(0, 'No connection.'))).toContain('may have been made');
  expect(quizFailure(what, new ApiError(502, 'Bad Gateway'))).toContain('check the quiz');
});

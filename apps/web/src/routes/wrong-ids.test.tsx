import { ApiError } from '@aw/contracts/api-error';
import type { ErrorCode } from '@aw/contracts/error-codes';
import { expect, it } from 'vitest';
import { DocumentPage } from '~/features/documents/document/document-page';
import { QuestionPage } from '~/features/questions/question/question-page';
import { QuizPage } from '~/features/quizzes/take/quiz-page';
import { CoursesPage } from '~/features/schools/courses-page';
import { isWrongAddress } from '~/lib/is-wrong-address';
import { renderPage } from '~/testing/render-page';

it.each([
  ['/documents/abc', DocumentPage],
  ['/questions/abc', QuestionPage],
  ['/quiz/abc', QuizPage],
  ['/schools/abc/courses', CoursesPage],
])('[X14] %s is the 404 page, because its id is malformed', (address, Page) => {
  expect(renderPage(<Page />, { address })).toContain('404 Page Not Found');
});

it('[X14] only an id that the server refuses as malformed leads to the 404 page', () => {
  const refusal = (status: number, code: ErrorCode) => new ApiError(status, '', { code, message: '' });
  expect(isWrongAddress(refusal(400, 'request.invalid'))).toBe(true);
  expect(isWrongAddress(refusal(404, 'certificates.not_found'))).toBe(false);
  expect(isWrongAddress(undefined)).toBe(false);
});

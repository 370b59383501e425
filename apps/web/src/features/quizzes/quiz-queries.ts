import { ApiError } from '@aw/contracts/api-error';
import { getAttempt, getQuizQuestions, listAttempts } from '@aw/contracts/quizzes/attempts';
import { getMadeQuiz } from '@aw/contracts/quizzes/generation';
import { getQuiz } from '@aw/contracts/quizzes/public';
import { queryOptions } from '@tanstack/react-query';
import { api } from '~/lib/api';

/** Below it stands everything that is kept of a quiz. */
export const quizKey = (id: number) => ['quiz', id] as const;

/** A quiz without its questions, of the library or made for the person; else an ApiError `quizzes.not_found`. */
export function quizQuery(id: number) {
  return queryOptions({
    queryKey: [...quizKey(id), 'page'],
    queryFn: async ({ signal }) => {
      try {
        return await api.call(getQuiz, { params: { id }, signal });
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'quizzes.not_found') throw error;
        return await api.call(getMadeQuiz, { params: { id }, signal }).catch((other: unknown) => {
          // Nothing is made for who has no session.
          throw other instanceof ApiError && other.code === 'auth.required' ? error : other;
        });
      }
    },
  });
}

/** The latest attempts at a quiz: the open one is among them, and the last that is over. */
export function attemptsQuery(quizId: number) {
  return queryOptions({
    queryKey: [...quizKey(quizId), 'attempts'],
    queryFn: ({ signal }) => api.call(listAttempts, { query: { quizId, limit: 2 }, signal }),
    staleTime: 0,
  });
}

/** The questions of an attempt in its order; asked for once it was started. */
export function questionsQuery(quizId: number, attemptId: string) {
  return queryOptions({
    queryKey: [...quizKey(quizId), 'questions', attemptId],
    queryFn: ({ signal }) => api.call(getQuizQuestions, { params: { id: quizId }, signal }),
  });
}

/** The result of an attempt; one that is open is an ApiError with the code `attempts.open`. */
export function resultQuery(quizId: number, attemptId: string) {
  return queryOptions({
    queryKey: [...quizKey(quizId), 'result', attemptId],
    queryFn: ({ signal }) => api.call(getAttempt, { params: { attemptId }, signal }),
  });
}

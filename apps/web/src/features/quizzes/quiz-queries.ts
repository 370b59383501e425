import { hasCode } from '@aw/contracts/api-error';
import { getAttempt, getQuizQuestions, listAttempts } from '@aw/contracts/quizzes/attempts';
import { getMadeQuiz } from '@aw/contracts/quizzes/generation';
import { getQuiz } from '@aw/contracts/quizzes/public';
import { queryOptions } from '@tanstack/react-query';
import { api } from '~/lib/api';

/** Prefix of the keys of all cached data about one quiz. */
export const quizKey = (id: number) => ['quiz', id] as const;

/** A quiz of the library or one generated for the person, without its questions. An unknown id fails with `quizzes.not_found`. */
export function quizQuery(id: number) {
  return queryOptions({
    queryKey: [...quizKey(id), 'page'],
    queryFn: async ({ signal }) => {
      try {
        return await api.call(getQuiz, { params: { id }, signal });
      } catch (error) {
        if (!hasCode(error, 'quizzes.not_found')) throw error;
        return await api.call(getMadeQuiz, { params: { id }, signal }).catch((other: unknown) => {
          // Without a session there are no generated quizzes, so the quiz is simply not found.
          throw hasCode(other, 'auth.required') ? error : other;
        });
      }
    },
  });
}

/** The two latest attempts at a quiz: the open one, if any, and the last finished one. */
export function attemptsQuery(quizId: number) {
  return queryOptions({
    queryKey: [...quizKey(quizId), 'attempts'],
    queryFn: ({ signal }) => api.call(listAttempts, { query: { quizId, limit: 2 }, signal }),
    staleTime: 0,
  });
}

/** Questions of a started attempt, in its order. */
export function questionsQuery(quizId: number, attemptId: string) {
  return queryOptions({
    queryKey: [...quizKey(quizId), 'questions', attemptId],
    queryFn: ({ signal }) => api.call(getQuizQuestions, { params: { id: quizId }, signal }),
  });
}

/** Result of an attempt. An open attempt fails with the code `attempts.open`. */
export function resultQuery(quizId: number, attemptId: string) {
  return queryOptions({
    queryKey: [...quizKey(quizId), 'result', attemptId],
    queryFn: ({ signal }) => api.call(getAttempt, { params: { attemptId }, signal }),
  });
}

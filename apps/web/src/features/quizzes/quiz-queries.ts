import { getAttempt, getQuizQuestions, listAttempts } from '@aw/contracts/quizzes/attempts';
import { getQuiz } from '@aw/contracts/quizzes/public';
import { queryOptions } from '@tanstack/react-query';
import { api } from '~/lib/api';

/** Below it stands everything that is kept of a quiz. */
export const quizKey = (id: number) => ['quiz', id] as const;

/** A quiz without its questions; an unknown one is an ApiError with the code `quizzes.not_found`. */
export function quizQuery(id: number) {
  return queryOptions({
    queryKey: [...quizKey(id), 'page'],
    queryFn: ({ signal }) => api.call(getQuiz, { params: { id }, signal }),
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

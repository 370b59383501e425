import { hasCode } from '@aw/contracts/api-error';
import { getAttempt, getQuizQuestions, listAttempts } from '@aw/contracts/quizzes/attempts';
import { getMadeQuiz, getMadeQuizQuestions, type MadeQuiz } from '@aw/contracts/quizzes/made';
import { getQuiz, type Quiz } from '@aw/contracts/quizzes/public';
import { queryOptions } from '@tanstack/react-query';
import { api } from '~/lib/api';

/** Prefix of the keys of all cached data about one quiz. */
export const quizKey = (id: number) => ['quiz', id] as const;

/** A quiz as its page gets it: `isEditable` is missing for one of the library, and from a server of the previous release. */
export type PageQuiz = Quiz & Partial<Pick<MadeQuiz, 'isEditable'>>;

/** A quiz of the library or one generated for the person, without its questions. An unknown id fails with `quizzes.not_found`. */
export function quizQuery(id: number) {
  return queryOptions({
    queryKey: [...quizKey(id), 'page'],
    queryFn: async ({ signal }): Promise<PageQuiz> => {
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

/** Title and questions of a generated quiz, without keys. After the first attempt started, this fails with `quizzes.started`. */
export function madeQuestionsQuery(id: number) {
  return queryOptions({
    queryKey: [...quizKey(id), 'made'],
    queryFn: ({ signal }) => api.call(getMadeQuizQuestions, { params: { id }, signal }),
    // Each visit edits the newest version.
    staleTime: 0,
    gcTime: 0,
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

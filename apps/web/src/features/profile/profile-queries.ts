import { listCertificates } from '@aw/contracts/certificates/public';
import { listDocuments } from '@aw/contracts/documents/public';
import { listOwnQuestions } from '@aw/contracts/questions/public';
import { listAttempts } from '@aw/contracts/quizzes/attempts';
import { listCredits, listRewards } from '@aw/contracts/users/public';
import { queryOptions } from '@tanstack/react-query';
import { api } from '~/lib/api';
import { sessionKey } from '~/lib/session';

export const shownCount = 5;

/* Below the session's key: what refreshes the user refreshes these lists too. */

/** The latest five rewards. */
export function rewardsQuery(userId: string) {
  return queryOptions({
    queryKey: [...sessionKey, userId, 'rewards'],
    queryFn: ({ signal }) =>
      api.call(listRewards, { params: { userId }, query: { limit: shownCount }, signal }),
  });
}

/** The balance of credits and the ledger behind it. */
export function creditsQuery(userId: string) {
  return queryOptions({
    queryKey: [...sessionKey, userId, 'credits'],
    queryFn: ({ signal }) => api.call(listCredits, { params: { userId }, signal }),
  });
}

/** The latest own uploads, in any state; the checks of a new one are still running. */
export function uploadsQuery(userId: string, limit: number) {
  return queryOptions({
    queryKey: [...sessionKey, userId, 'uploads', limit],
    queryFn: ({ signal }) =>
      api.call(listDocuments, { query: { uploaderId: userId, sort: 'newest', limit }, signal }),
    staleTime: 10_000,
  });
}

/** The latest own questions, in any state; staff may look at one at any time. */
export function ownQuestionsQuery(userId: string, limit: number) {
  return queryOptions({
    queryKey: [...sessionKey, userId, 'questions', limit],
    queryFn: ({ signal }) => api.call(listOwnQuestions, { params: { userId }, query: { limit }, signal }),
    staleTime: 60_000,
  });
}

/** The latest own attempts at quizzes; they go on and end on other pages, and on other devices. */
export function attemptsQuery(userId: string, limit: number) {
  return queryOptions({
    queryKey: [...sessionKey, userId, 'attempts', limit],
    queryFn: ({ signal }) => api.call(listAttempts, { query: { limit }, signal }),
    staleTime: 0,
  });
}

/** The own certificates that stand, the latest first; a passed quiz brings one. */
export function certificatesQuery(userId: string) {
  return queryOptions({
    queryKey: [...sessionKey, userId, 'certificates'],
    queryFn: ({ signal }) => api.call(listCertificates, { query: {}, signal }),
    staleTime: 0,
  });
}

import { listCertificates } from '@aw/contracts/certificates/public';
import { listDocuments } from '@aw/contracts/documents/public';
import { listOwnQuestions } from '@aw/contracts/questions/public';
import { listAttempts } from '@aw/contracts/quizzes/attempts';
import { listCredits, listRewards } from '@aw/contracts/users/public';
import { queryOptions } from '@tanstack/react-query';
import { api } from '~/lib/api';
import { sessionKey } from '~/lib/session';

/** Number of items that each list shows before it is expanded. */
export const previewCount = 5;
/** Maximum that one call returns. */
export const maxItems = 100;

/* Keys start with the session's key, so refreshing the user also refreshes these lists. */

/** Latest rewards. */
export function rewardsQuery(userId: string) {
  return queryOptions({
    queryKey: [...sessionKey, userId, 'rewards'],
    queryFn: ({ signal }) =>
      api.call(listRewards, { params: { userId }, query: { limit: previewCount }, signal }),
  });
}

/** Balance of credits with its ledger. */
export function creditsQuery(userId: string) {
  return queryOptions({
    queryKey: [...sessionKey, userId, 'credits'],
    queryFn: ({ signal }) => api.call(listCredits, { params: { userId }, signal }),
  });
}

/** The person's latest uploads in any state. Soon stale, because new ones are still being checked. */
export function uploadsQuery(userId: string, limit: number) {
  return queryOptions({
    queryKey: [...sessionKey, userId, 'uploads', limit],
    queryFn: ({ signal }) =>
      api.call(listDocuments, { query: { uploaderId: userId, sort: 'newest', limit }, signal }),
    staleTime: 10_000,
  });
}

/** The person's latest questions in any state. Staff can change it at any time. */
export function ownQuestionsQuery(userId: string, limit: number) {
  return queryOptions({
    queryKey: [...sessionKey, userId, 'questions', limit],
    queryFn: ({ signal }) => api.call(listOwnQuestions, { params: { userId }, query: { limit }, signal }),
    staleTime: 60_000,
  });
}

/** The person's latest attempts at quizzes, which change on other pages and devices. */
export function attemptsQuery(userId: string, limit: number) {
  return queryOptions({
    queryKey: [...sessionKey, userId, 'attempts', limit],
    queryFn: ({ signal }) => api.call(listAttempts, { query: { limit }, signal }),
    staleTime: 0,
  });
}

/** The person's valid certificates, latest first. A passed quiz adds one. */
export function certificatesQuery(userId: string) {
  return queryOptions({
    queryKey: [...sessionKey, userId, 'certificates'],
    queryFn: ({ signal }) => api.call(listCertificates, { query: {}, signal }),
    staleTime: 0,
  });
}

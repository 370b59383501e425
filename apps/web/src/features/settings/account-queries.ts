import { getAccount, getMailPreferences, listSessions } from '@aw/contracts/account/public';
import { getMemory } from '@aw/contracts/ai/memory';
import { queryOptions } from '@tanstack/react-query';
import { api } from '~/lib/api';
import { sessionKey } from '~/lib/session';

/* Below the session's key and the person's id: who signs in next never sees what is kept of another. */
const keyOf = (userId: string, part: string) => [...sessionKey, userId, part] as const;

/** Links that are opened elsewhere change an account as well, so it is read again when the page is. */
const staleAfterMs = 10_000;

/** Everything that the page shows of the own account. */
export function accountQuery(userId: string) {
  return queryOptions({
    queryKey: keyOf(userId, 'account'),
    queryFn: ({ signal }) => api.call(getAccount, { signal }),
    staleTime: staleAfterMs,
  });
}

/** Where the person is signed in, the latest first. */
export function sessionsQuery(userId: string) {
  return queryOptions({
    queryKey: keyOf(userId, 'sessions'),
    queryFn: ({ signal }) => api.call(listSessions, { signal }),
    staleTime: staleAfterMs,
  });
}

/** Which kinds of mail the person gets. */
export function mailQuery(userId: string) {
  return queryOptions({
    queryKey: keyOf(userId, 'mail'),
    queryFn: ({ signal }) => api.call(getMailPreferences, { signal }),
  });
}

/** What a model may know of the person. */
export function memoryQuery(userId: string) {
  return queryOptions({
    queryKey: keyOf(userId, 'memory'),
    queryFn: ({ signal }) => api.call(getMemory, { signal }),
    // Quizzes add to it.
    staleTime: 0,
  });
}

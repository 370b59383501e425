import { getMemory } from '@aw/contracts/ai/memory';
import { listSavedSearches } from '@aw/contracts/search/saved';
import {
  getAccount,
  getMailPreferences,
  listSessions,
  type MailPreferences,
} from '@aw/contracts/users/account';
import { queryOptions } from '@tanstack/react-query';
import { api } from '~/lib/api';
import { sessionKey } from '~/lib/session';
import { mailLabels } from './settings-text';

/* Keys start with the session's key and the user id, so the next person to sign in never sees another's data. */
const keyOf = (userId: string, part: string) => [...sessionKey, userId, part] as const;

/** Links opened elsewhere also change an account, so it is soon stale. */
const staleAfterMs = 10_000;

/** The person's account, as the settings show it. */
export function accountQuery(userId: string) {
  return queryOptions({
    queryKey: keyOf(userId, 'account'),
    queryFn: ({ signal }) => api.call(getAccount, { signal }),
    staleTime: staleAfterMs,
  });
}

/** The person's sessions, latest first. */
export function sessionsQuery(userId: string) {
  return queryOptions({
    queryKey: keyOf(userId, 'sessions'),
    queryFn: ({ signal }) => api.call(listSessions, { signal }),
    staleTime: staleAfterMs,
  });
}

/** Kinds of mail that the person receives, without those that a later release adds. */
export function mailQuery(userId: string) {
  return queryOptions({
    queryKey: keyOf(userId, 'mail'),
    queryFn: ({ signal }) => api.call(getMailPreferences, { query: { courses: true }, signal }),
    select: knownMails,
  });
}

/** Leaves out kinds of mail that only a later release of the server knows. */
export function knownMails(preferences: MailPreferences): MailPreferences {
  return preferences.filter(({ kind }) => kind in mailLabels);
}

/** The person's saved searches, newest first. */
export function savedSearchesQuery(userId: string) {
  return queryOptions({
    queryKey: keyOf(userId, 'saved-searches'),
    queryFn: ({ signal }) => api.call(listSavedSearches, { signal }),
    staleTime: staleAfterMs,
  });
}

/** Facts about the person that a model may use. */
export function memoryQuery(userId: string) {
  return queryOptions({
    queryKey: keyOf(userId, 'memory'),
    queryFn: ({ signal }) => api.call(getMemory, { signal }),
    // Finished quizzes add facts.
    staleTime: 0,
  });
}

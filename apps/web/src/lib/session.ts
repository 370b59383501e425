import { ApiError, isAuthRequired } from '@aw/contracts/api-error';
import type { User } from '@aw/contracts/users/public';
import { queryOptions, type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { keepAnonymousId, makeAnonymousId, readAnonymousId } from './anonymous-id';
import { api } from './api';
import { getSession, registerAnonymous } from './first-calls';
import { useHydrated } from './use-hydrated';

/** The key to invalidate after anything that changes the user: uploads, rewards, credits. */
export const sessionKey = ['session'] as const;

export const sessionQuery = queryOptions({
  queryKey: sessionKey,
  queryFn: ({ signal }) => openSession(signal),
});

export type Session =
  | { status: 'loading'; user: undefined }
  | { status: 'ready'; user: User }
  | { status: 'none'; user: undefined };

/** Who is here; the first visit registers an anonymous user, `none` means that this failed. */
export function useSession(): Session {
  const query = useQuery(sessionQuery);
  return useHydrated() ? sessionOf(query) : { status: 'loading', user: undefined };
}

/**
 * What the query says. After a failure there is no session until an answer brings one, also while it is asked again: a
 * part of the page that comes late asks, and must not turn what is shown back into a skeleton.
 */
export function sessionOf({
  data,
  errorUpdateCount,
}: Pick<UseQueryResult<User>, 'data' | 'errorUpdateCount'>): Session {
  if (data) return { status: 'ready', user: data };
  return { status: errorUpdateCount > 0 ? 'none' : 'loading', user: undefined };
}

/** Gives a function that asks the server again who is here. */
export function useRefreshSession(): () => Promise<void> {
  const queryClient = useQueryClient();
  return useCallback(() => queryClient.invalidateQueries({ queryKey: sessionKey }), [queryClient]);
}

async function openSession(signal: AbortSignal): Promise<User> {
  const keptId = readAnonymousId();
  // A browser without an id has not been here: it registers at once; with a session it is told who it is.
  if (!keptId) return register(makeAnonymousId(), signal);
  try {
    return (await api.call(getSession, { signal })).user;
  } catch (error) {
    if (!isAuthRequired(error)) throw error;
    return register(keptId, signal);
  }
}

async function register(userId: string, signal: AbortSignal, isSecondTry = false): Promise<User> {
  try {
    const user = await api.call(registerAnonymous, { body: { userId }, signal });
    keepAnonymousId(user.isAnonymous ? user.id : userId);
    return user;
  } catch (error) {
    const isRefused = error instanceof ApiError && ['users.id_taken', 'request.invalid'].includes(error.code);
    if (!isRefused || isSecondTry) throw error;
    return register(makeAnonymousId(), signal, true);
  }
}

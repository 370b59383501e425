import { hasCode, isAuthRequired } from '@aw/contracts/api-error';
import type { User } from '@aw/contracts/users/public';
import { queryOptions, type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { makeAnonymousId, readAnonymousId, saveAnonymousId } from './anonymous-id';
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

/** Returns the current session. The first visit registers an anonymous user; `none` means that this failed. */
export function useSession(): Session {
  const query = useQuery(sessionQuery);
  return useHydrated() ? sessionOf(query) : { status: 'loading', user: undefined };
}

/**
 * Maps the query to a session. After a failure it stays `none` until a session arrives, also during later tries, because
 * a part of the page that mounts late starts one and must not turn visible content back into a skeleton.
 */
export function sessionOf({
  data,
  errorUpdateCount,
}: Pick<UseQueryResult<User>, 'data' | 'errorUpdateCount'>): Session {
  if (data) return { status: 'ready', user: data };
  return { status: errorUpdateCount > 0 ? 'none' : 'loading', user: undefined };
}

/** Returns a function that loads the session again. */
export function useRefreshSession(): () => Promise<void> {
  const queryClient = useQueryClient();
  return useCallback(() => queryClient.invalidateQueries({ queryKey: sessionKey }), [queryClient]);
}

async function openSession(signal: AbortSignal): Promise<User> {
  const storedId = readAnonymousId();
  // A browser without an id is new and registers at once. With an active session, the server returns its user.
  if (!storedId) return register(makeAnonymousId(), signal);
  try {
    return (await api.call(getSession, { signal })).user;
  } catch (error) {
    if (!isAuthRequired(error)) throw error;
    return register(storedId, signal);
  }
}

async function register(userId: string, signal: AbortSignal, isSecondTry = false): Promise<User> {
  try {
    const user = await api.call(registerAnonymous, { body: { userId }, signal });
    saveAnonymousId(user.isAnonymous ? user.id : userId);
    return user;
  } catch (error) {
    const isRefused = hasCode(error, 'users.id_taken', 'request.invalid');
    if (!isRefused || isSecondTry) throw error;
    return register(makeAnonymousId(), signal, true);
  }
}

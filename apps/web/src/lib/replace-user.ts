import type { User } from '@aw/contracts/users/public';
import type { Query, QueryClient } from '@tanstack/react-query';
import { configQuery } from './config';
import { sessionKey, sessionQuery } from './session';
import { notifyOtherTabs } from './user-channel';

/**
 * Waits until the session is settled. A sign-in that overtakes the registration of the first visit would lose its cookie
 * to the response of that registration.
 */
export async function settleSession(queryClient: QueryClient): Promise<void> {
  await queryClient.ensureQueryData(sessionQuery).catch(() => undefined);
}

/**
 * Replaces the user of this browser and removes all data of the previous one from the cache. Without a user, the session
 * is loaded from the server.
 */
export async function replaceUser(queryClient: QueryClient, user?: User): Promise<void> {
  await followUser(queryClient, user);
  // Only after the next session exists, or each tab would register its own anonymous user.
  notifyOtherTabs();
}

/** Like `replaceUser`, after another tab has changed the user and the cookie. */
export async function followUser(queryClient: QueryClient, user?: User): Promise<void> {
  const previousUserId = queryClient.getQueryData(sessionQuery.queryKey)?.id;
  // Keys of a person's lists start with the session's key. Only the session itself and the settings stay.
  const predicate = ({ queryKey }: Query) =>
    queryKey[0] !== configQuery.queryKey[0] && !(queryKey.length === 1 && queryKey[0] === sessionKey[0]);
  await queryClient.cancelQueries();
  queryClient.removeQueries({ type: 'inactive', predicate });
  // The session must change before visible lists are reset, or they would be requested for the previous user.
  if (user) queryClient.setQueryData(sessionKey, user);
  else await queryClient.resetQueries({ queryKey: sessionKey, exact: true });
  queryClient.removeQueries({ type: 'inactive', predicate });
  const isReset = (query: Query) => predicate(query) && !query.queryKey.includes(previousUserId);
  void queryClient.resetQueries({ type: 'active', predicate: isReset });
}

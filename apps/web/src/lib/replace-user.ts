import type { User } from '@aw/contracts/users/public';
import type { Query, QueryClient } from '@tanstack/react-query';
import { configQuery } from './config';
import { sessionKey, sessionQuery } from './session';
import { notifyOtherTabs } from './user-channel';

/**
 * Waits until it is settled who is here. A sign-in that overtook the first visit's registration would lose its cookie
 * to that answer.
 */
export async function settleSession(queryClient: QueryClient): Promise<void> {
  await queryClient.ensureQueryData(sessionQuery).catch(() => undefined);
}

/**
 * Puts a person into the place of the earlier one, of whom nothing stays in the cache; without a person the server is
 * asked who is here now.
 */
export async function replaceUser(queryClient: QueryClient, user?: User): Promise<void> {
  await followUser(queryClient, user);
  // Not before the next session stands, or each tab would register somebody of its own.
  notifyOtherTabs();
}

/** The same when another tab did it: the cookie is the new person's already. */
export async function followUser(queryClient: QueryClient, user?: User): Promise<void> {
  const earlier = queryClient.getQueryData(sessionQuery.queryKey)?.id;
  // Lists of a person stand below the session's key; only the session itself and the settings stay.
  const predicate = ({ queryKey }: Query) =>
    queryKey[0] !== configQuery.queryKey[0] && !(queryKey.length === 1 && queryKey[0] === sessionKey[0]);
  await queryClient.cancelQueries();
  queryClient.removeQueries({ type: 'inactive', predicate });
  // Lists that are on the page go with their person: touched before, they would be asked for under the ended session.
  if (user) queryClient.setQueryData(sessionKey, user);
  else await queryClient.resetQueries({ queryKey: sessionKey, exact: true });
  queryClient.removeQueries({ type: 'inactive', predicate });
  const isAsked = (query: Query) => predicate(query) && !query.queryKey.includes(earlier);
  void queryClient.resetQueries({ type: 'active', predicate: isAsked });
}

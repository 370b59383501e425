import type { Entered } from '@aw/contracts/auth/public';
import type { Database } from '@aw/db';
import * as auth from '@aw/db/auth';
import type { lockPair } from '@aw/db/users';
import type { UserContext } from '../../context';
import { mergeUsers } from '../users/merge-users';

type User = Awaited<ReturnType<typeof lockPair>>[number];
type Sides = Pick<Entered, 'broughtAlong' | 'account'>;

/** What an anonymous user has that a sign-in would bring along. */
export async function getBelongings(ctx: UserContext) {
  return auth.countBelongings(ctx.db, ctx.userId);
}

/** What a sign-in tells that brought nobody along. */
export const nobodyAlong: Sides = { broughtAlong: null, account: null };

/**
 * Merges this browser's anonymous person, whose row the caller holds, into the one who signs in; gives both sides as they
 * were before.
 */
export async function bringAlong(db: Database, user: User | undefined, into: string): Promise<Sides> {
  // Of two tabs that sign in at once, the second finds nobody left to bring.
  if (!user?.is_anonymous || user.merged_into || user.erased_at || user.suspended_at) return nobodyAlong;
  const broughtAlong = await auth.countBelongings(db, user.id);
  const had = await auth.countBelongings(db, into);
  const doubles = await mergeUsers(db, user.id, into, `user:${into}`);
  return { broughtAlong, account: { had, ...doubles } };
}

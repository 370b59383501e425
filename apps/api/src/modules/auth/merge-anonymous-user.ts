import type { Entered } from '@aw/contracts/auth/public';
import type { Database } from '@aw/db';
import * as auth from '@aw/db/auth';
import type { lockPair } from '@aw/db/users';
import type { UserContext } from '../../context';
import { mergeUsers } from '../users/merge-users';

type User = Awaited<ReturnType<typeof lockPair>>[number];
type MergeSummary = Pick<Entered, 'broughtAlong' | 'account'>;

/** Returns how much content of the acting anonymous user a sign-in would move to the account. */
export async function getBelongings(ctx: UserContext) {
  return auth.countBelongings(ctx.db, ctx.userId);
}

/** Result of a sign-in that merged no anonymous user. */
export const withoutMerge: MergeSummary = { broughtAlong: null, account: null };

/**
 * Merges this browser's anonymous user, whose row the caller has locked, into the account that signs in. Returns what
 * each of them had before.
 */
export async function mergeAnonymousUser(
  db: Database,
  user: User | undefined,
  into: string,
): Promise<MergeSummary> {
  // When two tabs sign in at once, the first has merged the anonymous user already.
  if (!user?.is_anonymous || user.merged_into || user.erased_at || user.suspended_at) return withoutMerge;
  const broughtAlong = await auth.countBelongings(db, user.id);
  const had = await auth.countBelongings(db, into);
  const doubles = await mergeUsers(db, user.id, into, `user:${into}`);
  return { broughtAlong, account: { had, ...doubles } };
}

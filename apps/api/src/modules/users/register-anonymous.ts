import type { User } from '@aw/contracts/users/public';
import * as users from '@aw/db/users';
import type { Context, UserContext } from '../../context';
import { authRequired } from '../../errors/feature-error';
import { userOf } from './get-user';
import { idTaken } from './user.errors';

/**
 * Registers an id that the browser has generated. A session that has a user keeps it; an id of another session is
 * refused with 409.
 */
export async function registerAnonymous(
  ctx: Context,
  userId: string,
  sessionUserId: string | undefined,
): Promise<{ user: User; isNew: boolean }> {
  const own = sessionUserId === undefined ? undefined : await userOf(ctx, sessionUserId);
  if (own) return { user: own, isNew: false };
  if (!(await users.insertAnonymous(ctx.db, userId))) throw idTaken();
  const user = await userOf(ctx, userId);
  if (!user) throw authRequired();
  return { user, isNew: true };
}

/** Stores that the user's browser sent the Global Privacy Control signal. */
export async function notePrivacySignal(ctx: UserContext): Promise<void> {
  await users.recordGpc(ctx.db, ctx.userId, ctx.now());
}

import type { User } from '@aw/contracts/users/public';
import * as users from '@aw/db/users';
import type { Context, UserContext } from '../../context';
import { authRequired } from '../../errors/feature-error';
import { userOf } from './get-user';
import { idTaken } from './user.errors';

/** Registers a made-up id; the session that has it already gets its person again, any other session a 409. */
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

/** Notes that the user's browser sent Global Privacy Control. */
export async function notePrivacySignal(ctx: UserContext): Promise<void> {
  await users.noteGpc(ctx.db, ctx.userId, ctx.now());
}

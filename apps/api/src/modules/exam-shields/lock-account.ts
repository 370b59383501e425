import type { UserContext } from '../../context';
import { accountNeeded } from '../../errors/feature-error';
import { lockActiveUser } from '../../server/lock-user';

/** Locks the acting person until the transaction ends; throws 403 `accounts.needed` for one without an account. */
export async function lockAccount(ctx: UserContext) {
  const user = await lockActiveUser(ctx.db, ctx.userId);
  if (user.is_anonymous) throw accountNeeded();
  return user;
}

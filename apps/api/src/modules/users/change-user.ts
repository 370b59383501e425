import type { User } from '@aw/contracts/users/public';
import * as users from '@aw/db/users';
import type { UserContext } from '../../context';
import { inTransaction } from '../../database/in-transaction';
import { requireSelf } from '../../server/acting';
import { lockActiveUser } from '../../server/lock-user';
import { protectMinor } from '../ai/memory';
import { getUser } from './get-user';

type Change = { isUnder18: boolean };

/** Stores whether the acting person is under 18, and turns off what minors may not use. Throws 403 for another id. */
export async function changeUser(ctx: UserContext, userId: string, { isUnder18 }: Change): Promise<User> {
  requireSelf(ctx, userId);
  await inTransaction(ctx, async (ctx) => {
    await lockActiveUser(ctx.db, userId);
    if (isUnder18) await protectMinor(ctx.db, userId);
    await users.setUnder18(ctx.db, userId, isUnder18);
  });
  return getUser(ctx, userId);
}

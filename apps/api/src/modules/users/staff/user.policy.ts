import type { Database } from '@aw/db';
import type { UserForStaffRow } from '@aw/db/users';
import * as users from '@aw/db/users';
import type { Context } from '../../../context';
import { userNotFound } from './users-staff.errors';

/** Returns a user. Throws 404 for one that is unknown, merged or erased. */
export async function findExistingUser(ctx: Context, userId: string): Promise<UserForStaffRow> {
  const user = await users.findForStaff(ctx.db, userId);
  if (!user || user.merged_into) throw userNotFound();
  return user;
}

/** Like `findExistingUser`, but locks the row until the transaction ends. */
export async function lockExistingUser(db: Database, userId: string) {
  const user = await users.lock(db, userId);
  if (!user || user.merged_into || user.erased_at) throw userNotFound();
  return user;
}

import type { Database } from '@aw/db';
import type { UserForStaffRow } from '@aw/db/users';
import * as users from '@aw/db/users';
import type { Context } from '../../../context';
import { userNotFound } from './users-staff.errors';

/** A person whom something can be done about; throws 404 for nobody, a merged and an erased one. */
export async function findLiving(ctx: Context, userId: string): Promise<UserForStaffRow> {
  const user = await users.findUserForStaff(ctx.db, userId);
  if (!user || user.merged_into) throw userNotFound();
  return user;
}

/** The same, held until the transaction ends. */
export async function lockLiving(db: Database, userId: string) {
  const user = await users.lockUser(db, userId);
  if (!user || user.merged_into || user.erased_at) throw userNotFound();
  return user;
}

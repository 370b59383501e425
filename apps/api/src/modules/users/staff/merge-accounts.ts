import type { Belongings } from '@aw/contracts/users/public';
import type { UserSummary } from '@aw/contracts/users/staff';
import type { Database } from '@aw/db';
import * as audit from '@aw/db/audit';
import * as auth from '@aw/db/auth';
import * as users from '@aw/db/users';
import type { Context, StaffContext } from '../../../context';
import { inTransaction } from '../../../database/in-transaction';
import { endExams } from '../../exam-shields/end-exams';
import { mergeUsers } from '../merge-users';
import { toUserSummary } from './user.mapper';
import { mergeRefused, userNotFound } from './users-staff.errors';

type Side = { user: UserSummary; belongings: Belongings };
type Candidate = NonNullable<Awaited<ReturnType<typeof users.find>>>;

/** Returns both users of a planned merge, for administrators only. Throws 409 if they cannot be merged. */
export async function previewMerge(
  ctx: StaffContext,
  from: string,
  into: string,
): Promise<{ from: Side; into: Side }> {
  checkPair(from, into, [await users.find(ctx.db, from), await users.find(ctx.db, into)]);
  return { from: await sideOf(ctx, from), into: await sideOf(ctx, into) };
}

/** Moves everything from one user to another, for administrators only. The reason is logged for both. */
export async function mergeInto(
  ctx: StaffContext,
  from: string,
  input: { into: string; reason: string },
): Promise<void> {
  const { into, reason } = input;
  const actor = ctx.admin.username;
  await inTransaction(ctx, async (ctx) => {
    const pair = await lockBoth(ctx.db, from, into);
    checkPair(from, into, pair);
    await mergeUsers(ctx.db, from, into, actor, reason);
    const [, target] = pair;
    if (target?.audience !== 'educator') await endExams(ctx, { userId: into }, { by: 'role', actor });
    const after = { into, reason };
    await audit.insert(ctx.db, { actor, verb: 'people.merged', target: `user:${from}`, after });
  });
}

async function lockBoth(db: Database, from: string, into: string) {
  const rows = await users.lockPair(db, from, into);
  return [rows.find((row) => row.id === from), rows.find((row) => row.id === into)] as const;
}

function checkPair(
  fromId: string,
  intoId: string,
  [from, into]: readonly [Candidate | undefined, Candidate | undefined],
): void {
  if (!from || !into) throw userNotFound();
  if (fromId === intoId) throw mergeRefused('These are the same user.');
  if ([from, into].some((user) => user.merged_into || user.erased_at))
    throw mergeRefused('One of these users has already been merged or erased.');
  if ([from, into].some((user) => user.suspended_at))
    throw mergeRefused('One of these users is suspended. Lift the suspension first, or leave them separate.');
  if ([from, into].some((user) => user.erase_after))
    throw mergeRefused(
      'One of these users is scheduled for erasure. Cancel the erasure first, or leave them separate.',
    );
  if (into.is_anonymous && !from.is_anonymous)
    throw mergeRefused(
      'An account cannot be merged into a user without an account. Merge them the other way round.',
    );
}

async function sideOf(ctx: Context, userId: string): Promise<Side> {
  const user = await users.findForStaff(ctx.db, userId);
  if (!user) throw userNotFound();
  return { user: toUserSummary(user), belongings: await auth.countBelongings(ctx.db, userId) };
}

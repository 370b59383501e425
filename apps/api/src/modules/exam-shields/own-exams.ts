import type { ExamShield, ExamShieldLimits } from '@aw/contracts/exam-shields/public';
import * as examShields from '@aw/db/exam-shields';
import * as users from '@aw/db/users';
import type { UserContext } from '../../context';
import { inTransaction } from '../../database/in-transaction';
import { accountNeeded } from '../../errors/feature-error';
import { lockActiveUser } from '../../server/lock-user';
import { endExams } from './end-exams';
import { examLimits } from './exam-limits.policy';
import { toExamShield } from './exam-shield.mapper';
import { examNotFound } from './exam-shields.errors';

const maxListed = 50;

/** Returns the latest exams of the acting person. Throws 403 `accounts.needed`. */
export async function listExamShields(ctx: UserContext): Promise<ExamShield[]> {
  await findAccount(ctx);
  const rows = await examShields.listOfUser(ctx.db, ctx.userId, maxListed);
  return rows.map((row) => toExamShield(row, ctx.now()));
}

/** Returns the limits on exams of the acting person. Throws 403 `accounts.needed`. */
export async function getExamShieldLimits(ctx: UserContext): Promise<ExamShieldLimits> {
  const user = await findAccount(ctx);
  const wasEndedByStaff = await examShields.wasEndedByStaff(ctx.db, ctx.userId);
  return examLimits(user, wasEndedByStaff, { settings: ctx.config, now: ctx.now() });
}

/** Ends the protection of one of the acting person's exams and releases the questions it holds. Throws 403 and 404. */
export async function endProtection(ctx: UserContext, id: number): Promise<ExamShield> {
  return inTransaction(ctx, async (ctx) => {
    await lockAccount(ctx);
    const actor = `user:${ctx.userId}`;
    await endExams(ctx, { id, userId: ctx.userId }, { by: 'owner', actor });
    const shield = await examShields.find(ctx.db, { id, userId: ctx.userId });
    if (!shield) throw examNotFound();
    return toExamShield(shield, ctx.now());
  });
}

/** Locks the acting person until the transaction ends. Throws 403 `accounts.needed` for an anonymous user. */
export async function lockAccount(ctx: UserContext) {
  const user = await lockActiveUser(ctx.db, ctx.userId);
  if (user.is_anonymous) throw accountNeeded();
  return user;
}

async function findAccount(ctx: UserContext) {
  const user = await users.find(ctx.db, ctx.userId);
  if (!user || user.is_anonymous) throw accountNeeded();
  return user;
}

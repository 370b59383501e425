import type { ExamShield, ExamShieldLimits } from '@aw/contracts/exam-shields/public';
import * as examShields from '@aw/db/exam-shields';
import * as users from '@aw/db/users';
import type { UserContext } from '../../context';
import { inTransaction } from '../../database/in-transaction';
import { accountNeeded } from '../../errors/feature-error';
import { endExams } from './end-exams';
import { examLimits } from './exam-limits.policy';
import { toExamShield } from './exam-shield.mapper';
import { examNotFound } from './exam-shields.errors';
import { lockAccount } from './lock-account';

const maxListed = 50;

/** Returns the latest exams of the acting person; throws 403 `accounts.needed`. */
export async function listExamShields(ctx: UserContext): Promise<ExamShield[]> {
  await findAccount(ctx);
  const rows = await examShields.listExamShields(ctx.db, ctx.userId, maxListed);
  return rows.map((row) => toExamShield(row, ctx.now()));
}

/** Returns how much the acting person may protect; throws 403 `accounts.needed`. */
export async function getExamShieldLimits(ctx: UserContext): Promise<ExamShieldLimits> {
  const user = await findAccount(ctx);
  const isMistrusted = await examShields.wasEndedByStaff(ctx.db, ctx.userId);
  return examLimits(user, isMistrusted, { settings: ctx.config, now: ctx.now() });
}

/** Ends the protection of an exam of the acting person's own and releases what it holds. Throws 403 and 404. */
export async function endProtection(ctx: UserContext, id: number): Promise<ExamShield> {
  return inTransaction(ctx, async (ctx) => {
    await lockAccount(ctx);
    const actor = `user:${ctx.userId}`;
    await endExams(ctx, { id, userId: ctx.userId }, { by: 'owner', actor });
    const shield = await examShields.findExamShield(ctx.db, { id, userId: ctx.userId });
    if (!shield) throw examNotFound();
    return toExamShield(shield, ctx.now());
  });
}

async function findAccount(ctx: UserContext) {
  const user = await users.findUser(ctx.db, ctx.userId);
  if (!user || user.is_anonymous) throw accountNeeded();
  return user;
}

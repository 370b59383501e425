import type { StaffExamShield, staffListExamShields } from '@aw/contracts/exam-shields/staff';
import * as audit from '@aw/db/audit';
import * as examShields from '@aw/db/exam-shields';
import type * as z from 'zod/mini';
import type { Context, StaffContext } from '../../context';
import { inTransaction } from '../../database/in-transaction';
import { sortedKeys } from '../../server/cursor';
import { getSlice, mapSlice, type Slice } from '../../server/pages';
import { notify } from '../notifications/notify';
import { endExams } from './end-exams';
import { toStaffExamShield } from './exam-shield.mapper';
import { examNotFound } from './exam-shields.errors';

/** Returns exam shields: first those that need a decision of staff, then the newest. */
export async function listExamShieldsForStaff(
  ctx: Context,
  query: z.output<typeof staffListExamShields.query>,
): Promise<Slice<StaffExamShield>> {
  const now = ctx.now();
  const slice = await getSlice(query, {
    keys: sortedKeys,
    load: ({ limit, after }) => examShields.listForStaff(ctx.db, { now, limit, after }),
    keysOf: (row) => [row.needs_decision ? 1 : 0, row.id],
  });
  return mapSlice(slice, (row) => toStaffExamShield(row, now));
}

/**
 * Ends an exam shield, releases the questions it holds, and notifies its owner of the reason, in one transaction. Does
 * nothing if it has ended already. Throws 404.
 */
export async function endExamShieldAsStaff(ctx: StaffContext, id: number, reason: string) {
  return inTransaction(ctx, async (ctx) => {
    const actor = ctx.admin.username;
    const { ended, released } = await endExams(ctx, { id }, { by: 'staff', reason, actor });
    for (const { user_id: userId, label } of ended) {
      const mail = { kind: 'exam_shield_ended', label, reason } as const;
      await notify(ctx, { userId, mail, link: '/exam-shield' });
    }
    return { ...(await findForStaff(ctx, id)), releasedCount: released };
  });
}

/** Decides that an open exam shield may stay. Repeating the decision changes nothing. Throws 404. */
export async function keepExamShieldAsStaff(ctx: StaffContext, id: number): Promise<StaffExamShield> {
  return inTransaction(ctx, async (ctx) => {
    const now = ctx.now();
    if (await examShields.markKept(ctx.db, id, now))
      await audit.insert(ctx.db, {
        actor: ctx.admin.username,
        verb: 'exam_shield.kept',
        target: `exam_shield:${id}`,
        before: { keptAt: null },
        after: { keptAt: now.toISOString() },
      });
    return findForStaff(ctx, id);
  });
}

async function findForStaff(ctx: Context, id: number): Promise<StaffExamShield> {
  const now = ctx.now();
  const row = await examShields.findForStaff(ctx.db, id, now);
  if (!row) throw examNotFound();
  return toStaffExamShield(row, now);
}

import { formatCount } from '@aw/contracts/duration-text';
import * as examShields from '@aw/db/exam-shields';
import * as users from '@aw/db/users';
import type { Context } from '../../context';
import { inTransaction } from '../../database/in-transaction';
import { attemptAll } from '../../jobs/attempt-all';
import { notifyStaff } from '../mail/notify-staff';
import { lockWithAsker } from '../questions/question.policy';
import { endExams } from './end-exams';
import { releaseQuestion } from './release-question';

const maxPerRun = 100;
const maxReleased = 500;

/**
 * Runs the scheduled steps for exam shields: ends those of former educators, releases questions whose shield has ended,
 * and alerts staff about shields that hold questions of several people.
 */
export async function watchExams(ctx: Context): Promise<void> {
  await attemptAll(
    async ({ attempt }) => {
      await attempt(() => endExamsOfFormerEducators(ctx));
      for (const id of await examShields.listEndedHolds(ctx.db, ctx.now(), maxReleased))
        await attempt(() => releaseEndedHold(ctx, id));
      await attempt(() => alertStaffOfExams(ctx));
    },
    (failures) =>
      `${formatCount(failures, 'scheduled step')} of exam shields failed. The next run tries again.`,
  );
}

/** Releases a question held by an exam that has ended, unless another exam still matches it. */
async function releaseEndedHold(ctx: Context, id: number): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const question = await lockWithAsker(ctx.db, id);
    if (question?.status !== 'held' || question.held_until === null) return;
    await releaseQuestion(ctx, question);
  });
}

/**
 * Ends open exams of people who are no longer educators or are suspended. Normally these end with that change; this
 * step finds what earlier releases have left open.
 */
async function endExamsOfFormerEducators(ctx: Context): Promise<void> {
  for (const userId of await examShields.listOfIneligibleOwners(ctx.db, ctx.now(), maxPerRun))
    await inTransaction(ctx, async (ctx) => {
      const owner = await users.lock(ctx.db, userId);
      if (owner?.audience === 'educator' && !owner.suspended_at) return;
      const by = owner?.suspended_at ? 'suspension' : 'role';
      await endExams(ctx, { userId }, { by, actor: 'system' });
    });
}

/** Emails staff, once per exam, that it holds questions of several people. */
async function alertStaffOfExams(ctx: Context): Promise<void> {
  const people = ctx.config.EXAM_ALERT_AFTER_PEOPLE;
  if (people === 0) return;
  const now = ctx.now();
  for (const id of await examShields.listToAlert(ctx.db, { people, now, limit: maxPerRun }))
    await inTransaction(ctx, async (ctx) => {
      if (!(await examShields.markAlerted(ctx.db, id, now))) return;
      await notifyStaff(ctx, {
        kind: 'staff_alert',
        subject: `Exam shield ${id} hides questions of several people`,
        what: `Exam shield ${id} hides questions of at least ${people} people. Please check whether these questions are about an exam, or whether the shield consists of common phrases. Then keep the shield, or end it so that the questions are no longer hidden.`,
        link: `${ctx.config.ADMIN_ORIGIN}/admin/exam-shields`,
      });
    });
}

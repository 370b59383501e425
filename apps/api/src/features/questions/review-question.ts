import type { QuestionStatus } from '@aw/contracts/questions/public';
import type { StaffQuestionDetail } from '@aw/contracts/questions/staff';
import {
  type Database,
  findReviewQuestion,
  hideQuestion,
  insertAudit,
  listAudit,
  lockQuestion,
  putBackQuestion,
  showQuestion,
} from '@aw/db';
import type { Context, StaffContext } from '../../context';
import { promiseFrom } from '../../domain/questions/promise';
import { questionChanged, questionNotFound } from '../../domain/questions/question.errors';
import { toStaffQuestion } from './question.mapper';

const logLength = 20;

type Change = {
  action: 'question.approved' | 'question.removed' | 'question.restored';
  from: readonly QuestionStatus[];
  /** A question in this state needs no change. */
  to: QuestionStatus;
  reason: string | null;
  /** Gives the state that the question has then. */
  write: (trx: Database, promise: { now: Date; promisedAt: Date }) => Promise<QuestionStatus>;
};

/** One question with its latest log; throws 404. */
export async function getStaffQuestion(ctx: Context, id: number): Promise<StaffQuestionDetail> {
  const row = await findReviewQuestion(ctx.db, id);
  if (!row) throw questionNotFound();
  const log = await listAudit(ctx.db, { target: `question:${id}`, limit: logLength });
  return {
    ...toStaffQuestion(row),
    content: row.content,
    html: row.content_html,
    heldBecause: row.held_because,
    log: log.map(({ at, actor, verb }) => ({ at: at.toISOString(), actor, verb })),
  };
}

/** Puts a held question on the site; throws 404, and 409 for one that was removed meanwhile. */
export async function approveQuestion(ctx: StaffContext, id: number): Promise<StaffQuestionDetail> {
  return change(ctx, id, {
    action: 'question.approved',
    from: ['held'],
    to: 'visible',
    reason: null,
    write: (trx, promise) => showQuestion(trx, id, promise),
  });
}

/** Takes a question off the site with a reason that its asker reads; throws 404. */
export async function removeQuestion(
  ctx: StaffContext,
  id: number,
  reason: string,
): Promise<StaffQuestionDetail> {
  return change(ctx, id, {
    action: 'question.removed',
    from: ['held', 'visible'],
    to: 'removed',
    reason,
    write: (trx) => hideQuestion(trx, id, reason),
  });
}

/** Puts a removed question back, one out of a Delete All in its state before it; throws 404, and 409 for one that waits for its first look. */
export async function restoreQuestion(ctx: StaffContext, id: number): Promise<StaffQuestionDetail> {
  return change(ctx, id, {
    action: 'question.restored',
    from: ['removed'],
    to: 'visible',
    reason: null,
    write: (trx, promise) => putBackQuestion(trx, id, promise),
  });
}

async function change(ctx: StaffContext, id: number, { action, from, to, reason, write }: Change) {
  await ctx.db.transaction().execute(async (trx) => {
    const before = await lockQuestion(trx, id);
    if (!before) throw questionNotFound();
    if (before.status === to) return;
    if (!from.includes(before.status)) throw questionChanged();
    const now = ctx.now();
    const status = await write(trx, { now, promisedAt: await promiseFrom(trx, before.subject, now) });
    await insertAudit(trx, {
      actor: ctx.admin.username,
      verb: action,
      target: `question:${id}`,
      before: { status: before.status, reason: before.removed_reason },
      after: { status, reason },
    });
  });
  return getStaffQuestion(ctx, id);
}

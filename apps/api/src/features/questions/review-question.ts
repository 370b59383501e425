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
import { toStaffQuestion } from './question.mapper';
import { questionChanged, questionNotFound } from './questions.errors';

const logLength = 20;

type Change = {
  action: 'question.approved' | 'question.removed' | 'question.restored';
  from: readonly QuestionStatus[];
  /** A question in this state needs no change. */
  to: QuestionStatus;
  reason: string | null;
  /** Gives the state that the question has then. */
  write: (trx: Database) => Promise<QuestionStatus>;
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
    write: (trx) => showQuestion(trx, id, ctx.now()),
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
    write: (trx) => putBackQuestion(trx, id, ctx.now()),
  });
}

async function change(ctx: StaffContext, id: number, { action, from, to, reason, write }: Change) {
  await ctx.db.transaction().execute(async (trx) => {
    const before = await lockQuestion(trx, id);
    if (!before) throw questionNotFound();
    if (before.status === to) return;
    if (!from.includes(before.status)) throw questionChanged();
    const status = await write(trx);
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

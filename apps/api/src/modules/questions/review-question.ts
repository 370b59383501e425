import type { StaffQuestionDetail } from '@aw/contracts/questions/staff';
import * as audit from '@aw/db/audit';
import * as questions from '@aw/db/questions';
import type { Context, StaffContext } from '../../context';
import { inTransaction } from '../../database/in-transaction';
import { wordsOfHold } from '../moderation/hold-rules';
import { questionNotFound } from './question.errors';
import { toStaffQuestion } from './question.mapper';
import { approveQuestionWithin, removeQuestionWithin, restoreQuestionWithin } from './review-within';
import { toStaffAnswer, toStaffComment } from './staff-reply.mapper';

const logLength = 20;

/** One question with what is written below it and its latest log; throws 404. */
export async function getStaffQuestion(ctx: Context, id: number): Promise<StaffQuestionDetail> {
  const row = await questions.findReviewQuestion(ctx.db, id);
  if (!row) throw questionNotFound();
  // One after the other: a page takes one connection.
  const answers = await questions.listStaffAnswers(ctx.db, id);
  const answerCount = await questions.countAnswers(ctx.db, id);
  const comments = await questions.listStaffComments(ctx.db, id);
  const log = await audit.listAudit(ctx.db, { target: `question:${id}`, limit: logLength });
  return {
    ...toStaffQuestion(row),
    content: row.content,
    html: row.content_html,
    heldBecause: wordsOfHold(row),
    answers: answers.map(toStaffAnswer),
    answerCount,
    comments: comments.map(toStaffComment),
    log: log.map(({ at, actor, verb }) => ({ at: at.toISOString(), actor, verb })),
  };
}

/** Puts a held question on the site; throws 404, and 409 for one that was removed meanwhile. */
export async function approveQuestion(ctx: StaffContext, id: number): Promise<StaffQuestionDetail> {
  return change(ctx, id, (ctx) => approveQuestionWithin(ctx, id));
}

/** Takes a question off the site with a reason that its asker is told; throws 404. */
export async function removeQuestion(
  ctx: StaffContext,
  id: number,
  reason: string,
): Promise<StaffQuestionDetail> {
  return change(ctx, id, (ctx) => removeQuestionWithin(ctx, id, reason));
}

/** Puts a removed question back, one out of a Delete All in its state before it; throws 404, and 409 for one that waits for its first look. */
export async function restoreQuestion(ctx: StaffContext, id: number): Promise<StaffQuestionDetail> {
  return change(ctx, id, (ctx) => restoreQuestionWithin(ctx, id));
}

async function change(ctx: StaffContext, id: number, write: (ctx: StaffContext) => Promise<void>) {
  await inTransaction(ctx, write);
  return getStaffQuestion(ctx, id);
}

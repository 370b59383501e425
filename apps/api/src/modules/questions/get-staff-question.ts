import type { StaffQuestionDetail } from '@aw/contracts/questions/staff';
import * as audit from '@aw/db/audit';
import * as questions from '@aw/db/questions';
import type { Context } from '../../context';
import { wordsOfHold } from '../moderation/hold-rules';
import { toStaffAnswer, toStaffComment } from './answers/staff-reply.mapper';
import { toStaffQuestion } from './question.mapper';
import { getSourceForStaff } from './question-source';
import { questionNotFound } from './questions.errors';

const logLength = 20;

/** Returns a question for staff, with its answers, its comments and its latest log entries. Throws 404. */
export async function getStaffQuestion(ctx: Context, id: number): Promise<StaffQuestionDetail> {
  const row = await questions.findForReview(ctx.db, id);
  if (!row) throw questionNotFound();
  // One after the other, so that a request uses one connection.
  const answers = await questions.listStaffAnswers(ctx.db, id);
  const answerCount = await questions.countAnswers(ctx.db, id);
  const comments = await questions.listStaffComments(ctx.db, id);
  const log = await audit.list(ctx.db, { target: `question:${id}`, limit: logLength });
  return {
    ...toStaffQuestion(row),
    content: row.content,
    html: row.content_html,
    about: await getSourceForStaff(ctx.db, id),
    heldBecause: wordsOfHold(row),
    answers: answers.map(toStaffAnswer),
    answerCount,
    comments: comments.map(toStaffComment),
    log: log.map(({ at, actor, verb }) => ({ at: at.toISOString(), actor, verb })),
  };
}

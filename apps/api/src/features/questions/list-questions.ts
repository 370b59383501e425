import type {
  OwnQuestion,
  listQuestions as publicEndpoint,
  QuestionCard,
} from '@aw/contracts/questions/public';
import type { StaffQuestion, staffListQuestions } from '@aw/contracts/questions/staff';
import { listQuestionsOf, listReviewQuestions, listQuestions as selectQuestions } from '@aw/db';
import type * as z from 'zod/mini';
import type { Context, UserContext } from '../../context';
import { forbidden } from '../../errors/feature-error';
import { readCursor, type Slice, sliceOf } from '../../server/pages';
import { toOwnQuestion, toQuestionCard, toStaffQuestion } from './question.mapper';

/** A page of the questions that stand on the site, newest first. */
export async function listQuestions(
  ctx: Context,
  { q, perAsker, limit, cursor }: z.output<typeof publicEndpoint.query>,
): Promise<Slice<QuestionCard>> {
  const afterId = readCursor(cursor, 1)?.[0];
  const rows = await selectQuestions(ctx.readDb, { q, perAsker, limit: limit + 1, afterId });
  return sliceOf(rows.map(toQuestionCard), limit, ({ id }) => [id]);
}

/** A page of the acting person's own questions, in every state; throws 403 for another id. */
export async function listOwnQuestions(
  ctx: UserContext,
  userId: string,
  { limit, cursor }: { limit: number; cursor?: string },
): Promise<Slice<OwnQuestion>> {
  if (userId !== ctx.userId) throw forbidden();
  const afterId = readCursor(cursor, 1)?.[0];
  const rows = await listQuestionsOf(ctx.db, userId, { limit: limit + 1, afterId });
  return sliceOf(rows.map(toOwnQuestion), limit, ({ id }) => [id]);
}

/** A page of the console's questions, those that wait first; the cursor keeps whether the last one seen waited. */
export async function listStaffQuestions(
  ctx: Context,
  { q, status, limit, cursor }: z.output<typeof staffListQuestions.query>,
): Promise<Slice<StaffQuestion>> {
  const [isHeld, id] = readCursor(cursor, 2) ?? [];
  const after = id === undefined ? undefined : { isHeld: isHeld === 1, id };
  const rows = await listReviewQuestions(ctx.db, { q, status }, { limit: limit + 1, after });
  return sliceOf(rows.map(toStaffQuestion), limit, (row) => [row.status === 'held' ? 1 : 0, row.id]);
}

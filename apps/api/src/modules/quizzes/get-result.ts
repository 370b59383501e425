import type { AttemptSummary, listAttempts as list, QuizResult } from '@aw/contracts/quizzes/attempts';
import type { Database } from '@aw/db';
import * as certificates from '@aw/db/certificates';
import * as quizzes from '@aw/db/quizzes';
import * as z from 'zod/mini';
import type { UserContext } from '../../context';
import { inTransaction } from '../../database/in-transaction';
import { textKey, timeKey } from '../../server/cursor';
import { getSlice, mapSlice, type Slice } from '../../server/pages';
import { closeIfOver, isOver } from './close-attempt';
import { toAttemptSummary, toReviewedQuestion } from './quiz.mapper';
import { attemptNotFound, attemptOpen } from './quizzes.errors';

/** Returns the result of an own attempt, after closing it if its time is over. Throws 404, and 409 for an open attempt. */
export async function getResult(ctx: UserContext, id: string): Promise<QuizResult> {
  const { userId } = ctx;
  const attempt = await quizzes.findAttempt(ctx.db, { id, userId });
  if (!attempt) throw attemptNotFound();
  if (attempt.completed_at) return loadResult(ctx.db, { id, userId });
  if (!isOver(attempt.deadline, ctx.now())) throw attemptOpen();
  return inTransaction(ctx, async (ctx) => {
    await closeIfOver(ctx, { id, userId });
    return loadResult(ctx.db, { id, userId });
  });
}

/** Loads the result of a closed attempt. Throws 404 for someone else's, and 409 for an open attempt. */
export async function loadResult(
  db: Database,
  { id, userId }: { id: string; userId: string },
): Promise<QuizResult> {
  const attempt = await quizzes.findAttempt(db, { id, userId });
  if (!attempt) throw attemptNotFound();
  if (!attempt.completed_at) throw attemptOpen();
  const [certificate] = await certificates.listValid(db, {
    userId,
    quizId: attempt.quiz_id,
    limit: 1,
  });
  return {
    ...toAttemptSummary(attempt),
    review: (await quizzes.listAnsweredQuestions(db, id)).map(toReviewedQuestion),
    certificate: certificate
      ? {
          certificateId: certificate.certificate_id,
          attemptId: certificate.quiz_attempt_id,
          percentage: certificate.percentage,
          isPublic: certificate.is_public,
        }
      : null,
  };
}

const attemptKeys = z.tuple([timeKey, textKey]);

/** Returns a page of the person's attempts, the latest first. */
export async function listAttempts(
  ctx: UserContext,
  { quizId, ...query }: z.output<typeof list.query>,
): Promise<Slice<AttemptSummary>> {
  const slice = await getSlice(query, {
    keys: attemptKeys,
    load: ({ limit, after }) =>
      quizzes.listAttempts(ctx.db, {
        userId: ctx.userId,
        quizId,
        limit,
        after: after && { startedAt: new Date(after[0]), id: after[1] },
      }),
    keysOf: (row) => [row.started_at.toISOString(), row.id],
  });
  return mapSlice(slice, toAttemptSummary);
}

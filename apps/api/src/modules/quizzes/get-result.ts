import type { AttemptSummary, listAttempts as list, QuizResult } from '@aw/contracts/quizzes/attempts';
import type { Database } from '@aw/db';
import * as certificates from '@aw/db/certificates';
import * as quizzes from '@aw/db/quizzes';
import * as users from '@aw/db/users';
import * as z from 'zod/mini';
import type { UserContext } from '../../context';
import { inTransaction } from '../../database/in-transaction';
import { textKey, timeKey } from '../../server/cursor';
import { getSlice, mapSlice, type Slice } from '../../server/pages';
import { closeAttempt } from './close-attempt';
import { isOver } from './deadline';
import { toAttemptSummary, toReviewedQuestion } from './quiz.mapper';
import { attemptNotFound, attemptOpen } from './quizzes.errors';

/** The result of an attempt of the acting person, which is closed first where its time is over. Throws 404 and 409. */
export async function getResult(ctx: UserContext, id: string): Promise<QuizResult> {
  const { userId } = ctx;
  const attempt = await quizzes.findAttempt(ctx.db, { id, userId });
  if (!attempt) throw attemptNotFound();
  if (attempt.completed_at) return toResult(ctx.db, { id, userId });
  if (!isOver(attempt.deadline, ctx.now())) throw attemptOpen();
  return inTransaction(ctx, async (ctx) => {
    await closeOver(ctx, { id, userId });
    return toResult(ctx.db, { id, userId });
  });
}

/** Closes an attempt whose time is over, once: true for whoever did, and false where it is closed already or goes on. */
export async function closeOver(
  { db, now }: Pick<UserContext, 'db' | 'now'>,
  { id, userId }: { id: string; userId: string },
): Promise<boolean> {
  await users.lockUser(db, userId);
  const attempt = await quizzes.lockAttempt(db, { id, userId });
  if (!attempt || attempt.completed_at || !isOver(attempt.deadline, now())) return false;
  await closeAttempt(db, attempt, { endedBy: 'deadline', now: now() });
  return true;
}

/** The result of a closed attempt; throws 404 when it is not the person's, and 409 while it is open. */
export async function toResult(
  db: Database,
  { id, userId }: { id: string; userId: string },
): Promise<QuizResult> {
  const attempt = await quizzes.findAttempt(db, { id, userId });
  if (!attempt) throw attemptNotFound();
  if (!attempt.completed_at) throw attemptOpen();
  const [certificate] = await certificates.listStandingCertificates(db, {
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

/** A page of the acting person's attempts, the latest first. */
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

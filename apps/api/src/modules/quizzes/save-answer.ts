import type { saveAnswer as contract, Letter } from '@aw/contracts/quizzes/attempts';
import * as quizzes from '@aw/db/quizzes';
import type * as z from 'zod/mini';
import { secondsPerMinute } from '../../config/durations';
import type { UserContext } from '../../context';
import { isOver, openUntil } from './close-attempt';
import { attemptClosed, attemptNotFound } from './quizzes.errors';

type SavedAnswer = z.input<(typeof contract.responses)[200]>;

/**
 * Saves an answer of an own attempt and returns the stored one, which is another device's if its sequence is higher. The
 * limit counts per attempt, because a lecture hall shares one address; requests for someone else's attempts count per
 * address. Throws 404, 409 when the attempt is over, and 429.
 */
export async function saveAnswer(
  ctx: UserContext,
  { attemptId, questionId }: { attemptId: string; questionId: number },
  { answer, sequence, address }: { answer: Letter | null; sequence: number; address: string },
): Promise<SavedAnswer> {
  const { userId } = ctx;
  const { LIMIT_ANSWERS_PER_MINUTE: perMinute, LIMIT_WRITES_PER_MINUTE: perAddress } = ctx.config;
  await ctx.limits.take('attempt-answers', `${userId}|${attemptId}`, perMinute, secondsPerMinute);
  const now = ctx.now();
  const saved = await quizzes.saveAnswer(ctx.db, {
    attemptId,
    userId,
    questionId,
    answer,
    sequence,
    openUntil: openUntil(now),
    now,
  });
  if (saved?.saved_at)
    return { answer: saved.answer, sequence: saved.sequence, savedAt: saved.saved_at.toISOString() };
  const attempt = await quizzes.findAttempt(ctx.db, { id: attemptId, userId });
  if (attempt && (attempt.completed_at || isOver(attempt.deadline, now))) throw attemptClosed();
  await ctx.limits.take('writes', address, perAddress, secondsPerMinute);
  throw attemptNotFound();
}

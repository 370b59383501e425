import type {
  CorrectionEffects,
  staffCorrectQuizQuestion as contract,
  staffPreviewCorrection as preview,
} from '@aw/contracts/quizzes/corrections';
import type { StaffQuiz } from '@aw/contracts/quizzes/staff-quizzes';
import type { Database } from '@aw/db';
import * as audit from '@aw/db/audit';
import * as quizzes from '@aw/db/quizzes';
import type * as z from 'zod/mini';
import type { StaffContext } from '../../../context';
import { inTransaction, requireTransaction } from '../../../database/in-transaction';
import { overturnDecision, settleReports } from '../../moderation/settle-reports';
import { getQuizForStaff, lockQuiz } from '../authoring/get-quiz';
import { type Change, type Key, keyAfter } from '../grade';
import { authoredQuizNotFound, noCorrection } from '../quizzes.errors';
import { getCorrectionEffects } from './correction-effects';

type QuestionKey = { id: number; questionId: number };

/** Returns the effects of a correction without making it. Throws 404, and 409 when it changes nothing. */
export async function previewCorrection(
  ctx: StaffContext,
  { id, questionId }: QuestionKey,
  { takesPasses, ...change }: z.output<typeof preview.query>,
): Promise<CorrectionEffects> {
  await requireQuestionOfQuiz(ctx.db, { id, questionId });
  return getCorrectionEffects(ctx.db, { questionId, change, takesPasses, now: ctx.now() });
}

/** Corrects a question of a quiz. Throws 404 and 409. */
export async function correctQuestion(
  ctx: StaffContext,
  { id, questionId }: QuestionKey,
  { version, ...correction }: z.output<typeof contract.body>,
): Promise<StaffQuiz> {
  await inTransaction(ctx, async (ctx) => {
    await lockQuiz(ctx.db, id, version);
    await requireQuestionOfQuiz(ctx.db, { id, questionId });
    await applyCorrection(ctx, questionId, correction);
  });
  return getQuizForStaff(ctx.db, id);
}

async function requireQuestionOfQuiz(db: Database, { id, questionId }: QuestionKey): Promise<void> {
  const question = await quizzes.findQuestionKey(db, questionId);
  if (question?.quiz_id !== id) throw authoredQuizNotFound();
}

export type Correction = Change & {
  /** Explanation for takers. */
  note: string;
  /** Reason why passes are taken; if undefined, everybody keeps theirs. */
  takePassesBecause?: string;
};

/**
 * Corrects the key of a question, whose quiz the caller's transaction has locked. The new key grades attempts from now on,
 * and a job regrades closed ones. Upholds open reports of the question, or overturns its removal. A quiz whose last
 * question is dropped is retired. Throws 409 when the correction changes nothing.
 */
export async function applyCorrection(
  ctx: StaffContext,
  questionId: number,
  { note, takePassesBecause, ...change }: Correction,
): Promise<void> {
  requireTransaction(ctx);
  const before = await quizzes.findQuestionKey(ctx.db, questionId);
  const now = ctx.now();
  const key = before && keyAfter(before, change, now);
  if (!before || !key) throw noCorrection();
  const { quiz_id: quizId, item_id: itemId } = before;
  await quizzes.correctQuestion(ctx.db, { id: questionId, key, correction: note, now });
  const correctionId = await quizzes.insertCorrection(ctx.db, {
    quiz_id: quizId,
    item_id: itemId,
    kind: change.kind,
    note,
    passes_taken_because: takePassesBecause ?? null,
    made_by: ctx.admin.username,
    made_at: now,
  });
  if ((await quizzes.recordChange(ctx.db, quizId, now)) === 0) await quizzes.retire(ctx.db, quizId);
  await audit.insert(ctx.db, {
    actor: ctx.admin.username,
    verb: 'quiz.corrected',
    target: `quiz:${quizId}`,
    before: { itemId, ...toAuditedKey(before) },
    after: { itemId, ...toAuditedKey(key), kind: change.kind, note, takePassesBecause },
  });
  const target = { kind: 'quiz_question', id: itemId } as const;
  if (change.kind === 'restore') await overturnDecision(ctx, target);
  else
    await settleReports(ctx, target, {
      outcome: change.kind === 'drop' ? 'removed' : 'corrected',
      words: note,
    });
  await ctx.jobs.enqueue(ctx.db, 'regrade-attempts', { correctionId });
}

function toAuditedKey({ correct_answer, also_correct, dropped_at }: Key) {
  return { correctAnswer: correct_answer, alsoCorrect: also_correct, isDropped: dropped_at !== null };
}

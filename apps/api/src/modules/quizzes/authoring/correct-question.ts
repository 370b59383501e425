import type {
  CorrectionEffects,
  staffCorrectQuizQuestion as contract,
  staffPreviewCorrection as preview,
} from '@aw/contracts/quizzes/corrections';
import type { StaffQuiz } from '@aw/contracts/quizzes/staff-quizzes';
import type { Database } from '@aw/db';
import * as quizzes from '@aw/db/quizzes';
import type * as z from 'zod/mini';
import type { StaffContext } from '../../../context';
import { inTransaction } from '../../../database/in-transaction';
import { correctWithin } from '../correct-question';
import { getCorrectionEffects } from '../correction-effects';
import { holdQuiz } from './change-quiz';
import { getQuizForStaff } from './get-quiz';
import { quizNotFound } from './quiz-authoring.errors';

type Place = { id: number; questionId: number };

/** Counts what a correction would change. Throws 404, and 409 when it changes nothing. */
export async function previewCorrection(
  ctx: StaffContext,
  { id, questionId }: Place,
  { takesPasses, ...change }: z.output<typeof preview.query>,
): Promise<CorrectionEffects> {
  await checkPlace(ctx.db, { id, questionId });
  return getCorrectionEffects(ctx.db, { questionId, change, takesPasses, now: ctx.now() });
}

/** Corrects a question of a quiz; throws 404 and 409. */
export async function correctQuestion(
  ctx: StaffContext,
  { id, questionId }: Place,
  { version, ...correction }: z.output<typeof contract.body>,
): Promise<StaffQuiz> {
  await inTransaction(ctx, async (ctx) => {
    await holdQuiz(ctx.db, id, version);
    await checkPlace(ctx.db, { id, questionId });
    await correctWithin(ctx, questionId, correction);
  });
  return getQuizForStaff(ctx.db, id);
}

async function checkPlace(db: Database, { id, questionId }: Place): Promise<void> {
  const question = await quizzes.findQuestionKey(db, questionId);
  if (question?.quiz_id !== id) throw quizNotFound();
}

import type { Letter } from '@aw/contracts/quizzes/attempts';
import type { CorrectionKind } from '@aw/contracts/quizzes/staff-quizzes';
import * as audit from '@aw/db/audit';
import type { QuestionKeyRow } from '@aw/db/quizzes';
import * as quizzes from '@aw/db/quizzes';
import type { StaffContext } from '../../context';
import { FeatureError } from '../../errors/feature-error';
import { overturnDecision, settleReports } from '../moderation/settle-reports';
import type { Key } from './grade';

/** What is corrected about a question: `answer` is the right option of `key`, and the second one of `both`. */
export type Change = { kind: CorrectionKind; answer?: Letter };

export type Correction = Change & {
  /** What takers read of it. */
  note: string;
  /** Why passes are taken; without it everybody keeps theirs. */
  takePassesBecause?: string;
};

/**
 * Corrects the key of a question, in the caller's transaction, which holds the quiz: answers that are judged from now on
 * are judged by it, and a job grades closed attempts anew. Its open reports are upheld, or its removal overturned. Throws
 * 409 for what is so already. A quiz whose last question is dropped is retired.
 */
export async function correctWithin(
  ctx: StaffContext,
  questionId: number,
  { note, takePassesBecause, ...change }: Correction,
): Promise<void> {
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
  if ((await quizzes.noteQuizChange(ctx.db, quizId, now)) === 0) await quizzes.retireQuiz(ctx.db, quizId);
  await audit.insertAudit(ctx.db, {
    actor: ctx.admin.username,
    verb: 'quiz.corrected',
    target: `quiz:${quizId}`,
    before: { itemId, ...shown(before) },
    after: { itemId, ...shown(key), kind: change.kind, note, takePassesBecause },
  });
  const target = { kind: 'quiz_question', id: itemId } as const;
  if (change.kind === 'restore') await overturnDecision(ctx, target);
  else
    await settleReports(ctx, target, {
      outcome: change.kind === 'drop' ? 'removed' : 'corrected',
      words: note,
    });
  await ctx.jobs.enqueueRegrading(ctx.db, correctionId);
}

/** The key after a correction; undefined where it is so already, or the correction does not fit it. */
export function keyAfter(key: Key, { kind, answer }: Change, now: Date): Key | undefined {
  const { correct_answer: right, also_correct: other, dropped_at: droppedAt } = key;
  if (kind === 'drop') return droppedAt ? undefined : { ...key, dropped_at: now };
  if (kind === 'restore') return droppedAt ? { ...key, dropped_at: null } : undefined;
  if (answer === undefined) return undefined;
  if (kind === 'both')
    return answer === right || answer === other ? undefined : { ...key, also_correct: answer };
  return answer === right && other === null
    ? undefined
    : { ...key, correct_answer: answer, also_correct: null };
}

function shown({ correct_answer, also_correct, dropped_at }: Key | QuestionKeyRow) {
  return { correctAnswer: correct_answer, alsoCorrect: also_correct, isDropped: dropped_at !== null };
}

export const noCorrection = () =>
  new FeatureError(
    409,
    'quizzes.no_correction',
    'The question is already like that. Nothing was changed. Please look at it again.',
  );

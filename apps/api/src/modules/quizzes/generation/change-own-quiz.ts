import {
  type changeMadeQuiz as contract,
  type MadeQuiz,
  type MadeQuizQuestions,
  minKeptQuestions,
} from '@aw/contracts/quizzes/made';
import type { GeneratedQuizRow } from '@aw/db/quizzes';
import * as quizzes from '@aw/db/quizzes';
import type * as z from 'zod/mini';
import type { UserContext } from '../../../context';
import { inTransaction } from '../../../database/in-transaction';
import { invalidRequest } from '../../../errors/feature-error';
import { lockActiveUser } from '../../../server/lock-user';
import { requireDrawable } from '../../certificates/drawable-text';
import { toQuizQuestion } from '../quiz.mapper';
import { generationNotFound, ownQuizChanged, quizStarted, tooFewKept } from '../quizzes.errors';
import { headOf } from './generated-head';
import { getOwnQuiz } from './own-quizzes';

/** Returns a generated quiz to change, without keys. Throws 404, and 409 when its owner has started it. */
export async function getOwnQuizQuestions(ctx: UserContext, id: number): Promise<MadeQuizQuestions> {
  // A change between the two reads leaves an old version with new questions, which cannot be saved.
  const { title, version } = await findUnstarted(ctx, id);
  const questions = await quizzes.listGeneratedQuestions(ctx.db, id);
  return { title, version, questions: questions.map(toQuizQuestion) };
}

/**
 * Changes the title of a generated quiz and leaves questions out. Throws 400 for a question that is not in it, 404, 409
 * when its owner has started it or changed it since `version`, and 422 when too few questions would stay or a certificate
 * cannot show the title.
 */
export async function changeOwnQuiz(
  ctx: UserContext,
  id: number,
  { version, title, leftOut }: z.output<typeof contract.body>,
): Promise<MadeQuiz> {
  const { userId } = ctx;
  await findUnstarted(ctx, id);
  await requireDrawable(ctx, title, { field: 'title', name: 'title' });
  await inTransaction(ctx, async (ctx) => {
    // The start of an attempt locks them in the same order. It waits, and then finds the questions that are left.
    await lockActiveUser(ctx.db, userId);
    if (!(await quizzes.lockGenerated(ctx.db, { id, userId }))) throw generationNotFound();
    const quiz = await findUnstarted(ctx, id);
    if (quiz.version !== version) throw ownQuizChanged();
    const questions = await quizzes.listGeneratedQuestions(ctx.db, id);
    const left = new Set(leftOut);
    const kept = questions.filter((question) => !left.has(question.id));
    if (kept.length + left.size > questions.length)
      throw invalidRequest('Nothing was saved, because a question is not in this quiz.', 'leftOut');
    const least = minKeptQuestions(questions.length);
    if (kept.length < least) throw tooFewKept(least);
    const head = headOf(
      // The difficulty of a question that the previous release stored is not known.
      kept.map(({ difficulty }) => difficulty),
      { ...quiz, leftOut: quiz.checked - kept.length },
    );
    await quizzes.changeGenerated(ctx.db, id, { head: { title, ...head }, leftOut, now: ctx.now() });
    await quizzes.recordChange(ctx.db, id, ctx.now());
  });
  return getOwnQuiz(ctx, id);
}

async function findUnstarted({ db, userId }: UserContext, id: number): Promise<GeneratedQuizRow> {
  const quiz = await quizzes.findGenerated(db, { id, userId });
  if (!quiz) throw generationNotFound();
  if (quiz.is_started) throw quizStarted();
  return quiz;
}

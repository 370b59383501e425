import { letters, maxQuestions } from '@aw/contracts/quizzes/attempts';
import type { QuizItem } from '@aw/contracts/quizzes/items';
import type { StaffQuiz } from '@aw/contracts/quizzes/staff-quizzes';
import type { Database } from '@aw/db';
import type { AuthoredQuestionRow, AuthoredQuizRow } from '@aw/db/quizzes';
import * as quizzes from '@aw/db/quizzes';
import type { StaffContext } from '../../../context';
import { inTransaction } from '../../../database/in-transaction';
import { type CompiledItem, compileItem, hashOf } from '../compile-item';
import { holdQuiz, noteChange } from './change-quiz';
import { getQuizForStaff } from './get-quiz';
import { toItem } from './quiz.mapper';
import { questionAnswered, quizEmpty, quizFull, quizNotFound } from './quiz-authoring.errors';

type Place = { id: number; questionId: number };

/** Adds a question at the end. Throws 404, 409 `quizzes.changed` and `quizzes.full`, and 422. */
export async function addQuestion(
  ctx: StaffContext,
  id: number,
  { item, version }: { item: QuizItem; version: number },
): Promise<StaffQuiz> {
  const columns = await compileItem(ctx, item);
  return changing(ctx, id, version, async (ctx) => {
    await insertNew(ctx, id, [{ item, columns }]);
    return { added: item };
  });
}

/** Adds questions at the end of a quiz that the caller holds; throws 409 `quizzes.full`. */
export async function insertNew(
  ctx: StaffContext,
  id: number,
  added: readonly CompiledItem[],
): Promise<void> {
  const present = await quizzes.listAuthoredQuestions(ctx.db, id);
  const total = present.length + added.length;
  if (total > maxQuestions) throw quizFull(total);
  const last = Math.max(0, ...present.map(({ position }) => position));
  for (const [index, { item, columns }] of added.entries())
    await quizzes.insertQuizQuestion(
      ctx.db,
      {
        ...columns,
        quiz_id: id,
        bank_id: null,
        version: 1,
        first_id: null,
        position: last + 1 + index,
        hash: hashOf(item),
      },
      ctx.now(),
    );
}

/**
 * Writes a new version of a question, which is asked from now on, also where the one before was dropped. Throws 404, 422, and
 * 409 `quizzes.changed`, or `quizzes.answered` where the key alone is another one.
 */
export async function changeQuestion(
  ctx: StaffContext,
  { id, questionId }: Place,
  { item, version }: { item: QuizItem; version: number },
): Promise<StaffQuiz> {
  const columns = await compileItem(ctx, item);
  return changing(ctx, id, version, async (ctx) => {
    const { before } = await findQuestion(ctx.db, id, questionId);
    const earlier = toItem(before);
    if (before.is_answered && hasSameOptions(earlier, item) && !hasSameKey(earlier, item))
      throw questionAnswered();
    await quizzes.replaceQuestion(ctx.db, questionId, ctx.now());
    await quizzes.insertQuizQuestion(
      ctx.db,
      {
        ...columns,
        quiz_id: id,
        // What the bank made of it, by which the bank leaves it alone until that changes.
        bank_id: before.bank_id,
        hash: before.bank_id === null ? hashOf(item) : before.hash,
        version: before.version + 1,
        first_id: before.item_id,
        position: before.position,
      },
      ctx.now(),
    );
    return { itemId: before.item_id, changed: item };
  });
}

/** Asks a question no more; throws 404, and 409 `quizzes.changed`, or `quizzes.empty` for the last one of a quiz on the site. */
export async function removeQuestion(
  ctx: StaffContext,
  { id, questionId }: Place,
  version: number,
): Promise<StaffQuiz> {
  return changing(ctx, id, version, async (ctx) => {
    const { before } = await findQuestion(ctx.db, id, questionId);
    await quizzes.removeQuestion(ctx.db, questionId, ctx.now());
    return { itemId: before.item_id, removed: toItem(before) };
  });
}

/** Gives a question another place; one beyond the last is the last. Throws 404, and 409 `quizzes.changed`. */
export async function moveQuestion(
  ctx: StaffContext,
  { id, questionId }: Place,
  { position, version }: { position: number; version: number },
): Promise<StaffQuiz> {
  return changing(ctx, id, version, async (ctx) => {
    const { before, all } = await findQuestion(ctx.db, id, questionId);
    const others = all.map((one) => one.id).filter((one) => one !== questionId);
    const order = [...others.slice(0, position - 1), questionId, ...others.slice(position - 1)];
    await quizzes.orderQuestions(ctx.db, order);
    return { itemId: before.item_id, moved: order.indexOf(questionId) + 1 };
  });
}

/** Changes the questions of a quiz in one transaction; `change` gives what the log says of it. */
async function changing(
  ctx: StaffContext,
  id: number,
  version: number,
  change: (ctx: StaffContext, quiz: AuthoredQuizRow) => Promise<object>,
): Promise<StaffQuiz> {
  await inTransaction(ctx, async (ctx) => {
    const quiz = await holdQuiz(ctx.db, id, version);
    const after = await change(ctx, quiz);
    const total = await quizzes.noteQuizChange(ctx.db, id, ctx.now());
    if (total === 0 && (quiz.status === 'listed' || quiz.status === 'unlisted')) throw quizEmpty();
    await noteChange(ctx, id, { verb: 'quiz.changed', after });
  });
  // Its figures are counted once takers need not wait any more.
  return getQuizForStaff(ctx.db, id);
}

async function findQuestion(
  db: Database,
  id: number,
  questionId: number,
): Promise<{ before: AuthoredQuestionRow; all: AuthoredQuestionRow[] }> {
  const all = await quizzes.listAuthoredQuestions(db, id);
  const before = all.find((one) => one.id === questionId);
  if (!before) throw quizNotFound();
  return { before, all };
}

function hasSameOptions(one: QuizItem, other: QuizItem): boolean {
  return letters.every((letter) => one.options[letter] === other.options[letter]);
}

function hasSameKey(one: QuizItem, other: QuizItem): boolean {
  return one.correctAnswer === other.correctAnswer && one.alsoCorrect === other.alsoCorrect;
}

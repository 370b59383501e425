import { letters, maxQuestions } from '@aw/contracts/quizzes/attempts';
import type { QuizItem } from '@aw/contracts/quizzes/items';
import type { StaffQuiz } from '@aw/contracts/quizzes/staff-quizzes';
import type { Database } from '@aw/db';
import type { AuthoredQuestionRow, AuthoredQuizRow } from '@aw/db/quizzes';
import * as quizzes from '@aw/db/quizzes';
import type { StaffContext } from '../../../context';
import { inTransaction } from '../../../database/in-transaction';
import { type CompiledItem, compileItem, hashOf } from '../compile-item';
import { authoredQuizNotFound, questionAnswered, quizEmpty, quizFull } from '../quizzes.errors';
import { auditChange } from './change-quiz';
import { getQuizForStaff, lockQuiz, toItem } from './get-quiz';

type QuestionKey = { id: number; questionId: number };

/** Adds a question at the end of a quiz. Throws 404, 409 `quizzes.changed` and `quizzes.full`, and 422. */
export async function addQuestion(
  ctx: StaffContext,
  id: number,
  { item, version }: { item: QuizItem; version: number },
): Promise<StaffQuiz> {
  const columns = await compileItem(ctx, item);
  return changeQuestions(ctx, id, version, async (ctx) => {
    await insertQuestions(ctx, id, [{ item, columns }]);
    return { added: item };
  });
}

/** Adds questions at the end of a quiz that the caller has locked. Throws 409 `quizzes.full`. */
export async function insertQuestions(
  ctx: StaffContext,
  id: number,
  items: readonly CompiledItem[],
): Promise<void> {
  const present = await quizzes.listAuthoredQuestions(ctx.db, id);
  const total = present.length + items.length;
  if (total > maxQuestions) throw quizFull(total);
  const last = Math.max(0, ...present.map(({ position }) => position));
  for (const [index, { item, columns }] of items.entries())
    await quizzes.insertQuestion(
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
 * Stores a new version of a question, which is used from now on even if the old version was dropped. Throws 404, 422, and
 * 409 `quizzes.changed`, or `quizzes.answered` when only the key differs and people have answered the question.
 */
export async function changeQuestion(
  ctx: StaffContext,
  { id, questionId }: QuestionKey,
  { item, version }: { item: QuizItem; version: number },
): Promise<StaffQuiz> {
  const columns = await compileItem(ctx, item);
  return changeQuestions(ctx, id, version, async (ctx) => {
    const { before } = await findQuestion(ctx.db, id, questionId);
    const earlier = toItem(before);
    if (before.is_answered && hasSameOptions(earlier, item) && !hasSameKey(earlier, item))
      throw questionAnswered();
    await quizzes.replaceQuestion(ctx.db, questionId, ctx.now());
    await quizzes.insertQuestion(
      ctx.db,
      {
        ...columns,
        quiz_id: id,
        // The hash of the bank’s version: an import leaves the question alone until the bank changes it.
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

/** Removes a question. Throws 404, and 409 `quizzes.changed`, or `quizzes.empty` for the last one of a quiz on the site. */
export async function removeQuestion(
  ctx: StaffContext,
  { id, questionId }: QuestionKey,
  version: number,
): Promise<StaffQuiz> {
  return changeQuestions(ctx, id, version, async (ctx) => {
    const { before } = await findQuestion(ctx.db, id, questionId);
    await quizzes.removeQuestion(ctx.db, questionId, ctx.now());
    return { itemId: before.item_id, removed: toItem(before) };
  });
}

/** Moves a question to a position, at most to the end. Throws 404, and 409 `quizzes.changed`. */
export async function moveQuestion(
  ctx: StaffContext,
  { id, questionId }: QuestionKey,
  { position, version }: { position: number; version: number },
): Promise<StaffQuiz> {
  return changeQuestions(ctx, id, version, async (ctx) => {
    const { before, all } = await findQuestion(ctx.db, id, questionId);
    const otherIds = all.map((one) => one.id).filter((one) => one !== questionId);
    const order = [...otherIds.slice(0, position - 1), questionId, ...otherIds.slice(position - 1)];
    await quizzes.reorderQuestions(ctx.db, order);
    return { itemId: before.item_id, moved: order.indexOf(questionId) + 1 };
  });
}

/** Changes the questions of a quiz in one transaction. `change` returns the details for the audit log. */
async function changeQuestions(
  ctx: StaffContext,
  id: number,
  version: number,
  change: (ctx: StaffContext, quiz: AuthoredQuizRow) => Promise<object>,
): Promise<StaffQuiz> {
  await inTransaction(ctx, async (ctx) => {
    const quiz = await lockQuiz(ctx.db, id, version);
    const after = await change(ctx, quiz);
    const total = await quizzes.recordChange(ctx.db, id, ctx.now());
    if (total === 0 && (quiz.status === 'listed' || quiz.status === 'unlisted')) throw quizEmpty();
    await auditChange(ctx, id, { verb: 'quiz.changed', after });
  });
  // The figures are counted after the commit, so that takers do not wait for them.
  return getQuizForStaff(ctx.db, id);
}

async function findQuestion(
  db: Database,
  id: number,
  questionId: number,
): Promise<{ before: AuthoredQuestionRow; all: AuthoredQuestionRow[] }> {
  const all = await quizzes.listAuthoredQuestions(db, id);
  const before = all.find((one) => one.id === questionId);
  if (!before) throw authoredQuizNotFound();
  return { before, all };
}

function hasSameOptions(one: QuizItem, other: QuizItem): boolean {
  return letters.every((letter) => one.options[letter] === other.options[letter]);
}

function hasSameKey(one: QuizItem, other: QuizItem): boolean {
  return one.correctAnswer === other.correctAnswer && one.alsoCorrect === other.alsoCorrect;
}

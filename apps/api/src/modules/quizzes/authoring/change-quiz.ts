import type { staffUpdateQuiz as update } from '@aw/contracts/quizzes/authoring';
import type { QuizHead, StaffQuiz } from '@aw/contracts/quizzes/staff-quizzes';
import type { Database } from '@aw/db';
import * as audit from '@aw/db/audit';
import type { AuthoredQuizRow } from '@aw/db/quizzes';
import * as quizzes from '@aw/db/quizzes';
import type * as z from 'zod/mini';
import type { StaffContext } from '../../../context';
import { inTransaction } from '../../../database/in-transaction';
import { invalidRequest } from '../../../errors/feature-error';
import { requireDrawable } from '../../certificates/certificate-signs';
import { getQuizForStaff } from './get-quiz';
import { quizChanged, quizEmpty, quizNotFound } from './quiz-authoring.errors';

/** Creates a draft without questions. Throws 422 for a title that a certificate cannot show. */
export async function createQuiz(ctx: StaffContext, head: QuizHead): Promise<StaffQuiz> {
  await requireDrawable(ctx, head.title, { field: 'title', name: 'title' });
  const id = await inTransaction(ctx, async (ctx) => {
    const created = await quizzes.insertQuiz(ctx.db, toColumns(head), ctx.now());
    await noteChange(ctx, created, { verb: 'quiz.created', after: head });
    return created;
  });
  return getQuizForStaff(ctx.db, id);
}

/**
 * Changes what a quiz says of itself and who can take it. Throws 404, 409 `quizzes.changed` and `quizzes.empty`, 422 for
 * a title that a certificate cannot show, and 400 for a quiz that was on the site and would be a draft: its takers would
 * lose sight of their results.
 */
export async function changeQuiz(
  ctx: StaffContext,
  id: number,
  { version, status, ...head }: z.output<typeof update.body>,
): Promise<StaffQuiz> {
  await requireDrawable(ctx, head.title, { field: 'title', name: 'title' });
  await inTransaction(ctx, async (ctx) => {
    const before = await holdQuiz(ctx.db, id, version);
    if (status === 'draft' && before.status !== 'draft')
      throw invalidRequest(
        'A quiz that was on the site cannot become a draft again. Retire it instead. Its results stay.',
        'status',
      );
    await quizzes.updateQuiz(ctx.db, id, { ...toColumns(head), status });
    const total = await quizzes.noteQuizChange(ctx.db, id, ctx.now());
    if (total === 0 && (status === 'listed' || status === 'unlisted')) throw quizEmpty();
    const { title, subject, description, difficulty } = before;
    await noteChange(ctx, id, {
      verb: 'quiz.changed',
      before: {
        title,
        subject,
        description,
        difficulty,
        timeLimit: before.time_limit,
        passPercentage: before.pass_percentage,
        status: before.status,
      },
      after: { ...head, status },
    });
  });
  return getQuizForStaff(ctx.db, id);
}

/** Holds a quiz for a change; throws 404, and 409 where somebody changed it since it was seen. */
export async function holdQuiz(db: Database, id: number, version: number): Promise<AuthoredQuizRow> {
  const quiz = await quizzes.lockQuiz(db, id);
  if (!quiz) throw quizNotFound();
  if (quiz.version !== version) throw quizChanged();
  return quiz;
}

type Entry = {
  verb: 'quiz.created' | 'quiz.changed' | 'quiz.imported';
  before?: object;
  after: object;
};

/** Writes a change of a quiz into the log. */
export async function noteChange(
  ctx: StaffContext,
  id: number,
  { verb, before, after }: Entry,
): Promise<void> {
  await audit.insertAudit(ctx.db, { actor: ctx.admin.username, verb, target: `quiz:${id}`, before, after });
}

function toColumns(head: QuizHead) {
  return {
    title: head.title,
    subject: head.subject,
    description: head.description,
    difficulty: head.difficulty,
    time_limit: head.timeLimit,
    pass_percentage: head.passPercentage,
  };
}

import type { staffUpdateQuiz as update } from '@aw/contracts/quizzes/authoring';
import type { QuizHead, StaffQuiz } from '@aw/contracts/quizzes/staff-quizzes';
import * as audit from '@aw/db/audit';
import * as quizzes from '@aw/db/quizzes';
import type * as z from 'zod/mini';
import type { StaffContext } from '../../../context';
import { inTransaction } from '../../../database/in-transaction';
import { invalidRequest } from '../../../errors/feature-error';
import { requireDrawable } from '../../certificates/drawable-text';
import { quizEmpty } from '../quizzes.errors';
import { getQuizForStaff, lockQuiz } from './get-quiz';

/** Creates a draft without questions. Throws 422 for a title that a certificate cannot show. */
export async function createQuiz(ctx: StaffContext, head: QuizHead): Promise<StaffQuiz> {
  await requireDrawable(ctx, head.title, { field: 'title', name: 'title' });
  const id = await inTransaction(ctx, async (ctx) => {
    const created = await quizzes.insert(ctx.db, toColumns(head), ctx.now());
    await auditChange(ctx, created, { verb: 'quiz.created', after: head });
    return created;
  });
  return getQuizForStaff(ctx.db, id);
}

/**
 * Changes the description and status of a quiz. Throws 404, 409 `quizzes.changed` and `quizzes.empty`, 422 for a title that
 * a certificate cannot show, and 400 for turning a published quiz into a draft, which would hide its results from takers.
 */
export async function changeQuiz(
  ctx: StaffContext,
  id: number,
  { version, status, ...head }: z.output<typeof update.body>,
): Promise<StaffQuiz> {
  await requireDrawable(ctx, head.title, { field: 'title', name: 'title' });
  await inTransaction(ctx, async (ctx) => {
    const before = await lockQuiz(ctx.db, id, version);
    if (status === 'draft' && before.status !== 'draft')
      throw invalidRequest(
        'A quiz that was on the site cannot become a draft again. Retire it instead. Its results stay.',
        'status',
      );
    await quizzes.update(ctx.db, id, { ...toColumns(head), status });
    const total = await quizzes.recordChange(ctx.db, id, ctx.now());
    if (total === 0 && (status === 'listed' || status === 'unlisted')) throw quizEmpty();
    const { title, subject, description, difficulty } = before;
    await auditChange(ctx, id, {
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

type Entry = {
  verb: 'quiz.created' | 'quiz.changed' | 'quiz.imported';
  before?: object;
  after: object;
};

/** Writes a change of a quiz to the audit log. */
export async function auditChange(
  ctx: StaffContext,
  id: number,
  { verb, before, after }: Entry,
): Promise<void> {
  await audit.insert(ctx.db, { actor: ctx.admin.username, verb, target: `quiz:${id}`, before, after });
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

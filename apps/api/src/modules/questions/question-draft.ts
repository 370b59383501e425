import type { QuestionDraft } from '@aw/contracts/questions/asking';
import * as questions from '@aw/db/questions';
import type { UserContext } from '../../context';
import { inTransaction } from '../../database/in-transaction';
import { lockActiveUser } from '../../server/lock-user';

/** The question that the acting person is writing, as it was last saved. */
export async function getQuestionDraft(ctx: UserContext): Promise<{ draft: QuestionDraft | null }> {
  const row = await questions.findQuestionDraft(ctx.db, ctx.userId);
  if (!row) return { draft: null };
  const { title, content, subject } = row;
  return {
    draft: {
      title,
      content,
      subject,
      schoolId: row.school_id,
      courseId: row.course_id,
      savedAt: row.saved_at.toISOString(),
    },
  };
}

/** Keeps it just as it is typed; gives when it was saved. */
export async function keepQuestionDraft(
  ctx: UserContext,
  draft: Omit<QuestionDraft, 'savedAt'>,
): Promise<{ savedAt: string }> {
  const { title, content, subject, schoolId, courseId } = draft;
  const now = ctx.now();
  await inTransaction(ctx, async (ctx) => {
    await lockActiveUser(ctx.db, ctx.userId);
    await questions.saveQuestionDraft(ctx.db, {
      user_id: ctx.userId,
      title,
      content,
      subject,
      school_id: schoolId,
      course_id: courseId,
      saved_at: now,
    });
  });
  return { savedAt: now.toISOString() };
}

/** Forgets it. */
export async function forgetQuestionDraft(ctx: UserContext): Promise<void> {
  await questions.deleteQuestionDraft(ctx.db, ctx.userId);
}

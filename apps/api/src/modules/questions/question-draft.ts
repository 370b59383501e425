import type { QuestionDraft } from '@aw/contracts/questions/asking';
import * as questions from '@aw/db/questions';
import type { UserContext } from '../../context';
import { inTransaction } from '../../database/in-transaction';
import { lockActiveUser } from '../../server/lock-user';

/** Returns the question that the acting person is writing, as it was last saved. */
export async function getQuestionDraft(ctx: UserContext): Promise<{ draft: QuestionDraft | null }> {
  const row = await questions.findDraft(ctx.db, ctx.userId);
  if (!row) return { draft: null };
  const { title, content, subject } = row;
  return {
    draft: {
      title,
      content,
      subject,
      schoolId: row.school_id,
      courseId: row.course_id,
      // Only our own code writes this column, in this shape.
      about: row.about as QuestionDraft['about'],
      savedAt: row.saved_at.toISOString(),
    },
  };
}

/** Saves the draft as it was typed and returns when. Without `about`, its source stays. */
export async function saveQuestionDraft(
  ctx: UserContext,
  draft: Omit<QuestionDraft, 'savedAt'>,
): Promise<{ savedAt: string }> {
  const { title, content, subject, schoolId, courseId, about } = draft;
  const now = ctx.now();
  await inTransaction(ctx, async (ctx) => {
    await lockActiveUser(ctx.db, ctx.userId);
    await questions.saveDraft(ctx.db, {
      user_id: ctx.userId,
      title,
      content,
      subject,
      school_id: schoolId,
      course_id: courseId,
      about,
      saved_at: now,
    });
  });
  return { savedAt: now.toISOString() };
}

/** Deletes the draft. */
export async function deleteQuestionDraft(ctx: UserContext): Promise<void> {
  await questions.deleteDraft(ctx.db, ctx.userId);
}

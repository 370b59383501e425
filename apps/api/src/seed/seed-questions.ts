import type { DemoQuestion } from '@aw/demo';
import type { Context } from '../context';
import type { Shelves } from './seed-shelves';

const hourMs = 60 * 60 * 1000;

/** Adds the demo's questions with their answers, once. */
export async function seedQuestions(
  ctx: Context,
  shelves: Shelves,
  questions: readonly DemoQuestion[],
): Promise<void> {
  const known = await ctx.db.selectFrom('questions').select('id').limit(1).executeTakeFirst();
  if (known) return;
  for (const [index, question] of questions.entries()) {
    const { id } = await ctx.db
      .insertInto('questions')
      .values({
        title: question.title,
        content: question.content,
        subject: question.subject,
        asker_id: shelves.studentId(index),
        school_id: (question.school && shelves.schoolId(question.school)) || null,
        is_answered: question.answer !== undefined,
        created_at: new Date(ctx.now().getTime() - (index + 1) * 5 * hourMs),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    if (!question.answer) continue;
    await ctx.db
      .insertInto('answers')
      .values({ question_id: id, expert_id: shelves.studentId(index + 1), content: question.answer.content })
      .execute();
  }
}

import * as questionQueries from '@aw/db/questions';
import type { Demo, DemoAnswer, DemoQuestion, DemoUpload } from '@aw/demo';
import { hourMs, minuteMs } from '../config/durations';
import type { Context } from '../context';
import { contentColumns } from '../modules/questions/question.mapper';
import { promiseAnswer } from '../modules/questions/question.policy';
import { type DemoIds, findUpload } from './seed-schools';

const answeredAfterMs = 40 * minuteMs;

type TutorOf = (subject: string) => string | undefined;

/**
 * Adds the demo's questions with their answers and sources, unless there are questions. Another tutor has verified some of
 * the answers.
 */
export async function seedQuestions(
  ctx: Context,
  ids: DemoIds,
  { questions, uploads }: Pick<Demo, 'questions' | 'uploads'>,
  tutorOf: TutorOf,
): Promise<void> {
  const existing = await ctx.db.selectFrom('questions').select('id').limit(1).executeTakeFirst();
  if (existing) return;
  for (const question of questions) {
    const askedAt = new Date(ctx.now().getTime() - question.hoursAgo * hourMs);
    const { id } = await ctx.db
      .insertInto('questions')
      .values({
        title: question.title,
        content: question.content,
        ...contentColumns(await ctx.richText.compile(question.content, undefined)),
        subject: question.subject,
        asker_id: ids.studentId(question.student),
        school_id: (question.school && ids.schoolId(question.school)) || null,
        promised_at: await promiseAnswer(ctx.db, question.subject, askedAt),
        created_at: askedAt,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await seedSource(ctx, ids, { questionId: id, about: question.about, uploads });
    const expertId = tutorOf(question.subject);
    if (!question.answer || expertId === undefined) continue;
    const others = questions.map(({ subject }) => tutorOf(subject)).filter((id) => id !== expertId);
    const verifierId = others.find((id) => id !== undefined) ?? null;
    await seedAnswer(
      ctx,
      { questionId: id, expertId, verifierId, at: new Date(askedAt.getTime() + answeredAfterMs) },
      question.answer,
    );
  }
}

type Source = { questionId: number; about: DemoQuestion['about']; uploads: readonly DemoUpload[] };

/** Stores what a question is about. An item that is no longer in the quiz bank is left out. */
async function seedSource(ctx: Context, ids: DemoIds, { questionId, about, uploads }: Source): Promise<void> {
  if (!about) return;
  const source = {
    question_id: questionId,
    document_id: null,
    page: null,
    quote: null,
    quiz_question_id: null,
  };
  if ('document' in about) {
    const upload = uploads.find(({ fileName }) => fileName === about.document);
    const documentId = upload && (await findUpload(ctx, ids, upload));
    if (documentId === undefined) throw new Error(`The demo has no document called ${about.document}.`);
    const { page, quote } = about;
    return questionQueries.insertSource(ctx.db, { ...source, document_id: documentId, page, quote });
  }
  const item = await ctx.db
    .selectFrom('quiz_questions')
    .select('id')
    .where('bank_id', '=', about.quizItem)
    .where('replaced_at', 'is', null)
    .executeTakeFirst();
  if (item) await questionQueries.insertSource(ctx.db, { ...source, quiz_question_id: item.id });
}

type Place = { questionId: number; expertId: string; verifierId: string | null; at: Date };

async function seedAnswer(
  ctx: Context,
  { questionId, expertId, verifierId, at }: Place,
  { content, steps, isVerified }: DemoAnswer,
): Promise<void> {
  const { id } = await ctx.db
    .insertInto('answers')
    .values({
      question_id: questionId,
      expert_id: expertId,
      content,
      ...contentColumns(await ctx.richText.compile(content, undefined)),
      verified_at: isVerified ? at : null,
      verified_by: isVerified ? verifierId : null,
      created_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const [index, step] of steps.entries())
    await ctx.db
      .insertInto('answer_steps')
      .values({
        answer_id: id,
        number: index + 1,
        ...step,
        content_html: (await ctx.richText.compile(step.content, undefined)).html,
      })
      .execute();
}

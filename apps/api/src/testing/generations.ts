import { randomUUID } from 'node:crypto';
import type { GenerateQuizBody, QuizGeneration } from '@aw/contracts/quizzes/generation';
import type { Quiz } from '@aw/contracts/quizzes/public';
import { makeQuiz } from '../modules/quizzes/generation/make-quiz';
import type { Caller } from './calls';
import type { TestApp } from './test-app';

type Failure = { code?: string; message?: string };

/** Returns the calls of generated quizzes by one person. */
export function generationCalls({ ctx }: TestApp, { inject }: Caller) {
  const post = async (payload: GenerateQuizBody) => {
    const response = await inject({ method: 'POST', url: '/api/quizzes/generate', payload });
    return {
      status: response.statusCode,
      body: response.json<{ quiz: Quiz | null; generation: QuizGeneration } & Failure>(),
    };
  };
  const read = async (id: string) =>
    (await inject({ url: `/api/quizzes/generations/${id}` })).json<QuizGeneration>();
  return {
    post,
    read,
    list: async () => (await inject({ url: '/api/quizzes/generations' })).json<QuizGeneration[]>(),
    /** Requests a quiz, runs the job, and returns the result. */
    generate: async (payload: GenerateQuizBody): Promise<QuizGeneration> => {
      const { status, body } = await post({ ...payload, isAwaited: false });
      if (status !== 202) throw new Error(`${status} ${body.code}: ${body.message}`);
      await makeQuiz(ctx, body.generation.id);
      return read(body.generation.id);
    },
  };
}

/** Returns the stored questions of a quiz. */
export async function storedQuestions({ ctx }: TestApp, quizId: number) {
  return ctx.db
    .selectFrom('quiz_questions')
    .selectAll()
    .where('quiz_id', '=', quizId)
    .orderBy('position')
    .execute();
}

/** Inserts a quiz that was created for a person, and its generation. Each text is the given one. */
export async function generationRows({ ctx }: TestApp, userId: string, text: string): Promise<void> {
  const { id: quizId } = await ctx.db
    .insertInto('quizzes')
    .values({ owner_id: userId, status: 'unlisted', title: text, subject: text, description: text })
    .returning('id')
    .executeTakeFirstOrThrow();
  const options = { option_a: text, option_b: text, option_c: text, option_d: text };
  const optionsHtml = { option_a_html: text, option_b_html: text, option_c_html: text, option_d_html: text };
  await ctx.db
    .insertInto('quiz_questions')
    .values({
      ...options,
      ...optionsHtml,
      quiz_id: quizId,
      position: 1,
      topic: text,
      question: text,
      question_html: text,
      correct_answer: 'A',
      explanation: text,
      explanation_html: text,
      source: text,
      hash: randomUUID(),
    })
    .execute();
  await ctx.db
    .insertInto('quiz_generations')
    .values({
      id: randomUUID(),
      user_id: userId,
      send_key: text,
      subject: text,
      difficulty: 'easy',
      specific_topic: text,
      question_count: 10,
      state: 'done',
      quiz_id: quizId,
      watched_at: new Date(),
      ended_at: new Date(),
    })
    .execute();
}

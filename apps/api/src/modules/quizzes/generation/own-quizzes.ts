import {
  generatedCounts,
  type listQuizGenerations,
  type QuizGeneration,
} from '@aw/contracts/quizzes/generation';
import type { MadeQuiz } from '@aw/contracts/quizzes/made';
import * as quizzes from '@aw/db/quizzes';
import * as z from 'zod/mini';
import type { UserContext } from '../../../context';
import { timeKey } from '../../../server/cursor';
import { getSlice, mapSlice, type Slice } from '../../../server/pages';
import { toQuiz } from '../quiz.mapper';
import { generationNotFound } from '../quizzes.errors';
import { countForWish } from './bank-items';
import { toGenerations } from './generation.mapper';

const listKeys = z.tuple([timeKey, z.uuid()]);
const maxQuestions = Math.max(...generatedCounts);

/** Returns a page of the person's generations, the latest first. */
export async function listGenerations(
  ctx: UserContext,
  query: z.output<typeof listQuizGenerations.query>,
): Promise<Slice<QuizGeneration>> {
  const slice = await getSlice(query, {
    keys: listKeys,
    load: ({ limit, after }) =>
      quizzes.listGenerations(ctx.db, {
        userId: ctx.userId,
        limit,
        after: after && { createdAt: new Date(after[0]), id: after[1] },
      }),
    keysOf: (row) => [row.created_at.toISOString(), row.id],
  });
  const shown = await toGenerations(ctx.db, ctx.userId, slice.items);
  return mapSlice(slice, (row) => {
    const generation = shown.find(({ id }) => id === row.id);
    if (!generation) throw generationNotFound();
    return generation;
  });
}

/** Returns the progress of a generation. Marks it as watched, so that no notification is sent. Throws 404. */
export async function getGeneration(ctx: UserContext, id: string): Promise<QuizGeneration> {
  const row = await quizzes.findGeneration(ctx.db, { id, userId: ctx.userId });
  const [generation] = row ? await toGenerations(ctx.db, ctx.userId, [row]) : [];
  if (!row || !generation) throw generationNotFound();
  if (row.state === 'waiting' || row.state === 'running')
    await quizzes.touchGeneration(ctx.db, id, ctx.now());
  return generation;
}

/** Counts the questions of the bank for a wish. */
export async function countInBank(
  ctx: UserContext,
  { subject, specificTopic }: { subject: string; specificTopic?: string | null | undefined },
) {
  return countForWish(ctx, { subject, specificTopic: specificTopic?.trim() || null }, maxQuestions);
}

/** Returns a quiz that the person can take. Throws 404. */
export async function getOwnQuiz({ db, userId }: UserContext, id: number): Promise<MadeQuiz> {
  const row = await quizzes.find(db, id, userId);
  if (!row) throw generationNotFound();
  const generated = await quizzes.findGenerated(db, { id, userId });
  return { ...toQuiz(row), isEditable: generated !== undefined && !generated.is_started };
}

/** Removes a quiz from the list of its owner; its results stay. Throws 404. */
export async function deleteOwnQuiz(ctx: UserContext, id: number): Promise<void> {
  const isDeleted = await quizzes.retireGenerated(ctx.db, { id, userId: ctx.userId }, ctx.now());
  if (!isDeleted) throw generationNotFound();
}

import type {
  getQuizFigures as figures,
  listQuizzes as list,
  Quiz,
  QuizCard,
  QuizFigures,
} from '@aw/contracts/quizzes/public';
import * as quizzes from '@aw/db/quizzes';
import * as z from 'zod/mini';
import type { Context } from '../../context';
import { bigintKey, textKey } from '../../server/cursor';
import { getSlice, mapSlice, type Slice } from '../../server/pages';
import { toQuiz, toQuizCard } from './quiz.mapper';
import { quizNotFound } from './quizzes.errors';

const titleKeys = z.tuple([textKey, bigintKey]);

/** Returns a page of the quiz library, by title. */
export async function listQuizzes(
  ctx: Context,
  { q, subject, difficulty, ...query }: z.output<typeof list.query>,
): Promise<Slice<QuizCard>> {
  const slice = await getSlice(query, {
    keys: titleKeys,
    load: ({ limit, after }) =>
      quizzes.list(ctx.readDb, {
        q,
        subject,
        difficulty,
        limit,
        after: after && { title: after[0], id: after[1] },
      }),
    keysOf: (row) => [row.title, row.id],
  });
  return mapSlice(slice, toQuizCard);
}

/** Returns figures of the whole library, and the number of quizzes that match the filters. */
export async function getQuizFigures(
  ctx: Context,
  query: z.output<typeof figures.query>,
): Promise<QuizFigures> {
  return quizzes.getFigures(ctx.readDb, query);
}

/** Returns a quiz that can be taken. Throws 404. */
export async function getQuiz(ctx: Context, id: number): Promise<Quiz> {
  const row = await quizzes.find(ctx.readDb, id, null);
  if (!row) throw quizNotFound();
  return toQuiz(row);
}

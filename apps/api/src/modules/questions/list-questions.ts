import type {
  OwnQuestion,
  listQuestions as publicEndpoint,
  QuestionCard,
} from '@aw/contracts/questions/public';
import type { StaffQuestion, staffListQuestions } from '@aw/contracts/questions/staff';
import * as questions from '@aw/db/questions';
import type * as z from 'zod/mini';
import type { Context, UserContext } from '../../context';
import { forbidden } from '../../errors/feature-error';
import { idKey, sortedKeys, writeCursor } from '../../server/cursor';
import { getSlice, mapSlice, type PageQuery, type Slice } from '../../server/pages';
import { teaserOf } from '../../server/teaser';
import { toOwnQuestion, toQuestionCard, toStaffQuestion } from './question.mapper';

/** A page of the questions that stand on the site, newest first. */
export async function listQuestions(
  ctx: Context,
  { q, perAsker, ...query }: z.output<typeof publicEndpoint.query>,
): Promise<Slice<QuestionCard>> {
  const slice = await getSlice(query, {
    keys: idKey,
    load: ({ limit, after }) =>
      questions.listQuestions(ctx.readDb, { q, perAsker, limit, afterId: after?.[0] }),
    keysOf: (row) => [row.id],
  });
  return mapSlice(slice, (row) => ({ ...toQuestionCard(row), content: teaserOf(row.plain_text) }));
}

/** A page of the acting person's own questions, in every state; throws 403 for another id. */
export async function listOwnQuestions(
  ctx: UserContext,
  userId: string,
  query: PageQuery,
): Promise<Slice<OwnQuestion>> {
  if (userId !== ctx.userId) throw forbidden();
  const slice = await getSlice(query, {
    keys: idKey,
    load: ({ limit, after }) => questions.listQuestionsOf(ctx.db, userId, { limit, afterId: after?.[0] }),
    keysOf: (row) => [row.id],
  });
  return mapSlice(slice, toOwnQuestion);
}

/** A page of the console's questions, those that wait first; the cursor keeps whether the last one seen waited. */
export async function listStaffQuestions(
  ctx: Context,
  { q, status, ...query }: z.output<typeof staffListQuestions.query>,
): Promise<Slice<StaffQuestion>> {
  if (status === 'to_verify') return listToVerify(ctx, q, query);
  const slice = await getSlice(query, {
    keys: sortedKeys,
    load: ({ limit, after }) => {
      const last = after && { isHeld: after[0] === 1, id: after[1] };
      return questions.listReviewQuestions(ctx.db, { q, status }, { limit, after: last });
    },
    keysOf: (row) => [row.status === 'held' ? 1 : 0, row.id],
  });
  return mapSlice(slice, toStaffQuestion);
}

/** Those with an answer that can be verified. Where nothing was found among the answers that one page looks at, the next one goes on after them. */
async function listToVerify(
  ctx: Context,
  q: string | undefined,
  query: PageQuery,
): Promise<Slice<StaffQuestion>> {
  let goesOnAfter: number | undefined;
  const slice = await getSlice(query, {
    keys: idKey,
    load: async ({ limit, after }) => {
      const { rows, lookedTo } = await questions.listQuestionsToVerify(ctx.db, {
        q,
        limit,
        beforeId: after?.[0],
      });
      goesOnAfter = lookedTo;
      return rows;
    },
    keysOf: (row) => [row.id],
  });
  const next = slice.next ?? (goesOnAfter === undefined ? undefined : writeCursor([goesOnAfter]));
  return mapSlice({ ...slice, next }, toStaffQuestion);
}

import type {
  OwnQuestion,
  listQuestions as publicEndpoint,
  QuestionCard,
} from '@aw/contracts/questions/public';
import type { StaffQuestion, staffListQuestions } from '@aw/contracts/questions/staff';
import type { SearchOutcome } from '@aw/contracts/search/search-outcome';
import * as questions from '@aw/db/questions';
import type { ExpandedSearch } from '@aw/db/search';
import type * as z from 'zod/mini';
import type { Context, UserContext } from '../../context';
import { forbidden } from '../../errors/feature-error';
import { idKey, sortedKeys, writeCursor } from '../../server/cursor';
import { getSlice, mapSlice, type PageQuery, type Slice } from '../../server/pages';
import { teaserOf } from '../../server/teaser';
import { headersOf, searchInSteps } from '../words/search-in-steps';
import { toOwnQuestion, toQuestionCard, toStaffQuestion } from './question.mapper';

/**
 * Returns a page of the visible questions, newest first. A search corrects typing errors if nothing has all of its words,
 * and then accepts any of them, as that of documents does.
 */
export async function listQuestions(
  ctx: Context,
  { q, exact = false, ...query }: z.output<typeof publicEndpoint.query>,
): Promise<Slice<QuestionCard>> {
  if (!q) return listPage(ctx, query);
  const { slice, searched } = await searchQuestions(ctx, q, { ...query, isExact: exact });
  return { ...slice, headers: headersOf(searched) };
}

type ListQuery = PageQuery & { perAsker?: number; courseId?: number; filter?: questions.QuestionFilter };

/** Searches the visible questions step by step. Those with some of the words are one page, without a next one. */
export async function searchQuestions(
  ctx: Context,
  q: string,
  { isExact, ...query }: ListQuery & { isExact: boolean },
): Promise<{ slice: Slice<QuestionCard>; searched: SearchOutcome }> {
  const result = await searchInSteps<Slice<QuestionCard>>(ctx, q, isExact, {
    table: 'question_words',
    findAll: (words) => listPage(ctx, query, words),
    findFirst:
      query.cursor === undefined
        ? undefined
        : (words) => listPage(ctx, { ...query, cursor: undefined, limit: 1 }, words),
    async findSome(words) {
      if (query.cursor !== undefined || query.perAsker !== undefined) return noQuestions;
      const { courseId } = query;
      const filter = courseId === undefined ? query.filter : { ...query.filter, courseId };
      const rows = await questions.listWithSome(ctx.readDb, words, { ...query, filter });
      return { items: rows.map(toTeaser), next: undefined };
    },
    isEmpty: ({ items }) => items.length === 0,
  });
  return { slice: result?.found ?? noQuestions, searched: result?.searched ?? { query: q } };
}

const noQuestions: Slice<never> = { items: [], next: undefined };

async function listPage(
  ctx: Context,
  { perAsker, courseId, filter, ...page }: ListQuery,
  words?: ExpandedSearch,
): Promise<Slice<QuestionCard>> {
  const slice = await getSlice(page, {
    keys: idKey,
    load: ({ limit, after }) =>
      questions.list(ctx.readDb, { search: words, filter, courseId, perAsker, limit, afterId: after?.[0] }),
    keysOf: (row) => [row.id],
  });
  return mapSlice(slice, toTeaser);
}

function toTeaser(row: questions.QuestionRow): QuestionCard {
  return { ...toQuestionCard(row), content: teaserOf(row.plain_text) };
}

/** Returns a page of the acting person's own questions, in every state. Throws 403 for another id. */
export async function listOwnQuestions(
  ctx: UserContext,
  userId: string,
  query: PageQuery,
): Promise<Slice<OwnQuestion>> {
  if (userId !== ctx.userId) throw forbidden();
  const slice = await getSlice(query, {
    keys: idKey,
    load: ({ limit, after }) => questions.listByAsker(ctx.db, userId, { limit, afterId: after?.[0] }),
    keysOf: (row) => [row.id],
  });
  return mapSlice(slice, toOwnQuestion);
}

/** Returns a page of questions for staff, held ones first. The cursor contains whether the last one was held. */
export async function listStaffQuestions(
  ctx: Context,
  { q, status, ...query }: z.output<typeof staffListQuestions.query>,
): Promise<Slice<StaffQuestion>> {
  if (status === 'to_verify') return listToVerify(ctx, q, query);
  const slice = await getSlice(query, {
    keys: sortedKeys,
    load: ({ limit, after }) => {
      const last = after && { isHeld: after[0] === 1, id: after[1] };
      return questions.listForReview(ctx.db, { q, status }, { limit, after: last });
    },
    keysOf: (row) => [row.status === 'held' ? 1 : 0, row.id],
  });
  return mapSlice(slice, toStaffQuestion);
}

/** Returns questions with an answer that can be verified. A page looks at a limited number of answers; the next page continues after them, even if none matched. */
async function listToVerify(
  ctx: Context,
  q: string | undefined,
  query: PageQuery,
): Promise<Slice<StaffQuestion>> {
  let nextAfter: number | undefined;
  const slice = await getSlice(query, {
    keys: idKey,
    load: async ({ limit, after }) => {
      const { rows, lookedTo } = await questions.listToVerify(ctx.db, {
        q,
        limit,
        beforeId: after?.[0],
      });
      nextAfter = lookedTo;
      return rows;
    },
    keysOf: (row) => [row.id],
  });
  const next = slice.next ?? (nextAfter === undefined ? undefined : writeCursor([nextAfter]));
  return mapSlice({ ...slice, next }, toStaffQuestion);
}

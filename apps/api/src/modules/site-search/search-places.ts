import type { SearchResult } from '@aw/contracts/search/public';
import type { SearchOutcome } from '@aw/contracts/search/search-outcome';
import * as schools from '@aw/db/schools';
import type { ExpandedSearch } from '@aw/db/search';
import type { Context } from '../../context';
import { sortedKeys } from '../../server/cursor';
import { getSlice, mapSlice, type PageQuery, type Slice } from '../../server/pages';
import { toCourse, toSchool } from '../schools/schools.mapper';
import { searchInSteps } from '../words/search-in-steps';

type Query = PageQuery & { exact?: boolean };
type Found = { slice: Slice<SearchResult>; searched: SearchOutcome };

/** Searches courses by name, code, department and school. */
export async function searchCourses(
  ctx: Context,
  q: string,
  query: Query,
  { schoolId }: { schoolId?: number },
): Promise<Found> {
  return inSteps(ctx, q, query, async (words) => {
    const slice = await getSlice(query, {
      keys: sortedKeys,
      load: (page) => schools.searchCourses(ctx.readDb, words, { schoolId, ...page }),
      keysOf: (row) => [row.lead, row.id],
    });
    return mapSlice(slice, (row) => ({
      kind: 'course' as const,
      ...toCourse(row),
      title: row.code ? `${row.code} ${row.name}` : row.name,
      schoolName: row.school_name,
    }));
  });
}

/** Searches schools by name, usual short name, place and type. */
export async function searchSchools(ctx: Context, q: string, query: Query): Promise<Found> {
  return inSteps(ctx, q, query, async (words) => {
    const slice = await getSlice(query, {
      keys: sortedKeys,
      load: (page) => schools.searchSchools(ctx.readDb, words, page),
      keysOf: (row) => [row.lead, row.id],
    });
    return mapSlice(slice, (row) => ({ kind: 'school' as const, ...toSchool(row), title: row.name }));
  });
}

/** Names of courses and schools are short, so some of the words would find too many of them. */
async function inSteps(
  ctx: Context,
  q: string,
  { exact = false }: Query,
  findAll: (words: ExpandedSearch) => Promise<Slice<SearchResult>>,
): Promise<Found> {
  const result = await searchInSteps<Slice<SearchResult>>(ctx, q, exact, {
    findAll,
    findSome: async () => nothing,
    isEmpty: ({ items }) => items.length === 0,
  });
  return { slice: result?.found ?? nothing, searched: result?.searched ?? { query: q } };
}

const nothing: Slice<never> = { items: [], next: undefined };

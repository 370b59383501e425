import type { School } from '@aw/contracts/schools/public';
import type { SchoolType } from '@aw/contracts/schools/school-types';
import * as schools from '@aw/db/schools';
import { expandSearch } from '@aw/db/search';
import type { Context } from '../../context';
import { sortedKeys } from '../../server/cursor';
import { getSlice, mapSlice, type PageQuery, type Slice } from '../../server/pages';
import { schoolNotFound } from './schools.errors';
import { toSchool, toSchoolType } from './schools.mapper';

type Query = PageQuery & { q?: string; type?: SchoolType; sort: 'name' | 'documents' };

/** Returns a page of schools. `q` matches name, location or type. */
export async function listSchools(ctx: Context, query: Query): Promise<Slice<School>> {
  const filter = { ...(await wordsOf(ctx, query.q)), type: query.type };
  const slice = await getSlice(query, {
    keys: sortedKeys,
    load: (page) => schools.list(ctx.readDb, filter, { sort: query.sort, ...page }),
    keysOf: (row) => [row.document_count, row.id],
  });
  return mapSlice(slice, toSchool);
}

/** Counts the schools of a search, in total and by type. */
export async function countSchools(
  ctx: Context,
  q: string | undefined,
): Promise<{ all: number; byType: Record<SchoolType, number> }> {
  const byType: Record<SchoolType, number> = {
    university: 0,
    college: 0,
    community_college: 0,
    graduate_school: 0,
    seminary: 0,
    school: 0,
  };
  for (const { type, count } of await schools.countByType(ctx.readDb, await wordsOf(ctx, q)))
    byType[toSchoolType(type)] += count;
  return { all: Object.values(byType).reduce((sum, count) => sum + count, 0), byType };
}

/** Returns the words of a search as they were typed, and in every form. */
export async function wordsOf(ctx: Context, q: string | undefined) {
  if (!q) return {};
  const synonyms = await ctx.synonyms();
  return { q, search: await expandSearch(ctx.readDb, q, { synonyms }) };
}

/** Returns one school. Throws 404. */
export async function getSchool(ctx: Context, id: number): Promise<School> {
  const row = await schools.find(ctx.db, id);
  if (!row) throw schoolNotFound();
  return toSchool(row);
}

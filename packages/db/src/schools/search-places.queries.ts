import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '../database';
import type { ExpandedSearch } from '../words/expand-search';
import { tsqueryOf } from '../words/word-query';
import { codeKey } from './course-code';

/** Maximum number of courses or schools of a search that are put in order, and that are counted. */
const maxMatches = 1_001;

type Page = { limit: number; after?: readonly [number, number] };

/** Ranks above all counts of documents. */
const rankSize = sql.lit(1_000_000_000);

/**
 * Lists courses with all words of a search in their name, code, department or school: the exact code first, then whole
 * words, then those with the most documents. `after` is [lead, id] of the last one seen.
 */
export async function searchCourses(
  db: Database,
  search: ExpandedSearch,
  { schoolId, limit, after }: Page & { schoolId?: number },
) {
  const matches = db
    .selectFrom('courses as c')
    .select(['c.id', 'c.document_count', 'c.code', 'c.search_words'])
    .where(hasWords(sql.ref('c.search_words'), search))
    .$if(schoolId !== undefined, (query) => query.where('c.school_id', '=', schoolId ?? 0))
    .limit(sql.lit(maxMatches))
    .offset(sql.lit(0));
  const rank = sql`case when ${codeKey(sql.ref('code'))} = ${codeKey(sql`${search.title}::text`)} then 2
    when ${hasWholeWords(search)} then 1 else 0 end`;
  const ranked = db
    .selectFrom(matches.as('matches'))
    .select(['id', sql<number>`(${rank}) * ${rankSize} + document_count`.as('lead')]);
  return db
    .selectFrom(ranked.as('r'))
    .innerJoin('courses as c', 'c.id', 'r.id')
    .innerJoin('schools as s', 's.id', 'c.school_id')
    .select([
      'c.id',
      'c.school_id',
      'c.name',
      'c.code',
      'c.department',
      'c.document_count',
      's.name as school_name',
      sql<number>`r.lead::bigint`.as('lead'),
    ])
    .$if(after !== undefined, (query) => query.where(isAfter(after ?? [0, 0])))
    .orderBy('r.lead', 'desc')
    .orderBy('r.id', 'desc')
    .limit(limit)
    .execute();
}

/** Lists schools with all words of a search in their name, usual short name, place or type, in the same order. */
export async function searchSchools(db: Database, search: ExpandedSearch, { limit, after }: Page) {
  const matches = db
    .selectFrom('schools as s')
    .select(['s.id', 's.name', 's.document_count', 's.search_words'])
    .where(hasWords(sql.ref('s.search_words'), search))
    .limit(sql.lit(maxMatches))
    .offset(sql.lit(0));
  const rank = sql`case when fold_text(name) = fold_text(${search.title}) then 2
    when ${hasWholeWords(search)} then 1 else 0 end`;
  const ranked = db
    .selectFrom(matches.as('matches'))
    .select(['id', sql<number>`(${rank}) * ${rankSize} + document_count`.as('lead')]);
  return db
    .selectFrom(ranked.as('r'))
    .innerJoin('schools as s', 's.id', 'r.id')
    .select(['s.id', 's.name', 's.type', 's.location', 's.document_count', 's.question_count'])
    .select(sql<number>`r.lead::bigint`.as('lead'))
    .$if(after !== undefined, (query) => query.where(isAfter(after ?? [0, 0])))
    .orderBy('r.lead', 'desc')
    .orderBy('r.id', 'desc')
    .limit(limit)
    .execute();
}

/** Counts courses with all words of a search, at most 1,001. */
export async function countCourses(
  db: Database,
  search: ExpandedSearch,
  schoolId: number | undefined,
): Promise<number> {
  const of = schoolId === undefined ? sql`true` : sql`school_id = ${schoolId}`;
  return countIn(db, sql`courses where ${hasWords(sql`search_words`, search)} and ${of}`);
}

/** Counts schools with all words of a search, at most 1,001. */
export async function countSchools(db: Database, search: ExpandedSearch): Promise<number> {
  return countIn(db, sql`schools where ${hasWords(sql`search_words`, search)}`);
}

async function countIn(db: Database, rows: RawBuilder<unknown>): Promise<number> {
  const { rows: counts } = await sql<{ count: number }>`
    select count(*) as count from (select from ${rows} limit ${sql.lit(maxMatches)}) as found`.execute(db);
  return counts[0]?.count ?? 0;
}

/** Condition: a column has all words of a search, also as stems, synonyms and the beginning of the last one. */
export function hasWords(column: RawBuilder<unknown>, search: ExpandedSearch): RawBuilder<SqlBool> {
  return sql<SqlBool>`${column} @@ ${tsqueryOf(search.queries.text)}::tsquery`;
}

function hasWholeWords({ queries }: ExpandedSearch): RawBuilder<SqlBool> {
  return sql<SqlBool>`search_words @@ ${tsqueryOf(queries.whole)}::tsquery`;
}

function isAfter([lead, id]: readonly [number, number]): RawBuilder<SqlBool> {
  return sql<SqlBool>`(r.lead, r.id) < (${lead}::bigint, ${id}::bigint)`;
}

import type { SqlBool } from 'kysely';
import { type RawBuilder, sql } from 'kysely';

export type DocumentSort = 'relevance' | 'newest' | 'most_viewed' | 'highest_rated';
export type DocumentListOptions = { sort: DocumentSort; limit: number; after?: readonly [number, number] };

const leading: Record<DocumentSort, RawBuilder<number> | undefined> = {
  relevance: sql`rank`,
  newest: undefined,
  most_viewed: sql`view_count`,
  highest_rated: sql`rating_hundredths`,
};

/** 1 for a document that at least three people rated with four stars on average, else 0. */
export const isWellRated = sql<number>`(case when rating_count >= 3 and rating_hundredths >= 400 then 1 else 0 end)`;

/** Keys below the leading one. By relevance, well-rated documents come first among the latest two thousand or so. */
const following = (sort: DocumentSort): RawBuilder<unknown>[] =>
  sort === 'relevance'
    ? [sql`segment`, sql`is_well_rated`, sql`uploaded_at`, sql`id`]
    : [sql`uploaded_at`, sql`id`];

/** Returns the order of matches with the same rank. */
export function orderWithinRank(sort: DocumentSort): RawBuilder<unknown> {
  return sql.join(following(sort).map((key) => sql`${key} desc`));
}

/** Returns the sort keys of a list: its leading key, if it has one, then newest first. */
export function sortKeys(sort: DocumentSort): RawBuilder<unknown>[] {
  return [leading[sort], ...following(sort)].filter((key) => key !== undefined);
}

/** Condition for rows after the last one seen. */
export function isAfter(
  sort: DocumentSort,
  lead: RawBuilder<number>,
  id: RawBuilder<number>,
): RawBuilder<SqlBool> {
  const first = leading[sort] ? sql`${lead}, ` : sql``;
  const keys = sort === 'relevance' ? sql`segment, ${isWellRated}, uploaded_at, id` : sql`uploaded_at, id`;
  return sql`(${sql.join(sortKeys(sort))}) < (select ${first}${keys} from documents where id = ${id})`;
}

/** Leading key of a row for the cursor; 0 if the list is sorted by date. */
export function leadingKey(sort: DocumentSort) {
  return sql<number>`(${leading[sort] ?? sql`0`})::bigint`.as('lead');
}

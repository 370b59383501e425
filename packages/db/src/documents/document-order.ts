import { type RawBuilder, type SqlBool, sql } from 'kysely';

export type DocumentSort = 'relevance' | 'newest' | 'most_viewed' | 'highest_rated';
export type DocumentListOptions = { sort: DocumentSort; limit: number; after?: readonly [number, number] };

const leading: Record<DocumentSort, RawBuilder<number> | undefined> = {
  relevance: sql`rank`,
  newest: undefined,
  most_viewed: sql`view_count`,
  highest_rated: sql`rating_hundredths`,
};

/** Returns the sort keys of a list: its leading key, if it has one, then newest first. */
export function sortKeys(sort: DocumentSort): RawBuilder<unknown>[] {
  return [leading[sort], sql`uploaded_at`, sql`id`].filter((key) => key !== undefined);
}

/** Condition for rows after the last one seen. */
export function isAfter(
  sort: DocumentSort,
  lead: RawBuilder<number>,
  id: RawBuilder<number>,
): RawBuilder<SqlBool> {
  const first = leading[sort] ? sql`${lead}, ` : sql``;
  return sql`(${sql.join(sortKeys(sort))}) < (select ${first}uploaded_at, id from documents where id = ${id})`;
}

/** Leading key of a row for the cursor; 0 if the list is sorted by date. */
export function leadingKey(sort: DocumentSort) {
  return sql<number>`(${leading[sort] ?? sql`0`})::bigint`.as('lead');
}

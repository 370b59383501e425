import { type RawBuilder, type SqlBool, sql } from 'kysely';

export type DocumentSort = 'relevance' | 'newest' | 'most_viewed' | 'highest_rated';
export type DocumentListOptions = { sort: DocumentSort; limit: number; after?: readonly [number, number] };

const leading: Record<DocumentSort, RawBuilder<number> | undefined> = {
  relevance: sql`rank`,
  newest: undefined,
  most_viewed: sql`view_count`,
  highest_rated: sql`rating_hundredths`,
};

/** The order of a list: its leading key, if it has one, then the newest first. */
export function keysOf(sort: DocumentSort): RawBuilder<unknown>[] {
  return [leading[sort], sql`uploaded_at`, sql`id`].filter((key) => key !== undefined);
}

/** True for what comes after the last one seen. */
export function isAfter(
  sort: DocumentSort,
  lead: RawBuilder<number>,
  id: RawBuilder<number>,
): RawBuilder<SqlBool> {
  const first = leading[sort] ? sql`${lead}, ` : sql``;
  return sql`(${sql.join(keysOf(sort))}) < (select ${first}uploaded_at, id from documents where id = ${id})`;
}

/** The cursor's leading key of a row; 0 where the date leads. */
export function leadOf(sort: DocumentSort) {
  return sql<number>`(${leading[sort] ?? sql`0`})::bigint`.as('lead');
}

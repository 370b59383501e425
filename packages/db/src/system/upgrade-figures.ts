import { type RawBuilder, sql } from 'kysely';

/**
 * Counts of rows that are up to date and that are left, and the ids of the next ones, in order. Removals by people
 * change `left` as well, but `next_ids` seldom.
 */
export type UpgradeFigures = { done: number; left: number; next_ids: string };

const maxNext = 10;

/** Returns an expression for the figures of `left`, a query of the ids of remaining rows in their order. */
export function figuresOfLeft(left: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    count(*)::int as left,
    coalesce(string_agg(r.id::text, ' ' order by r.place) filter (where r.place <= ${sql.lit(maxNext)}), '') as next_ids
    from (select id, row_number() over () as place from (${left}) l) r`;
}

/** Returns the only row of a statement that counts. */
export function figuresOf([figures]: UpgradeFigures[]): UpgradeFigures {
  if (!figures) throw new Error('Counting gave no row.');
  return figures;
}

import { sql } from 'kysely';
import type { Database } from '../database';

/** What has public pages of its own: its table, which of its rows, and the day that their page last changed. */
const kinds = {
  documents: {
    table: sql`documents`,
    isPublic: sql`is_listed`,
    changedAt: sql`coalesce(published_at, uploaded_at)`,
  },
  questions: {
    table: sql`questions`,
    isPublic: sql`is_listed`,
    changedAt: sql`greatest(created_at, edited_at, answered_at)`,
  },
  quizzes: {
    table: sql`quizzes`,
    isPublic: sql`status = 'listed'`,
    changedAt: sql`updated_at`,
  },
  schools: { table: sql`schools`, isPublic: sql`true`, changedAt: sql`null::timestamptz` },
} as const;

export type SitemapKind = keyof typeof kinds;
export const sitemapKinds = Object.keys(kinds) as SitemapKind[];

/**
 * The numbers of the blocks of `size` ids that have a public page, from 0. A block is looked into until its first one,
 * so the work grows with the number of blocks and not with that of pages.
 */
export async function listSitemapBlocks(db: Database, kind: SitemapKind, size: number): Promise<number[]> {
  const { table, isPublic } = kinds[kind];
  const { rows } = await sql<{ block: number }>`
    select b.block from generate_series(0, (select max(id) from ${table}) / ${size}::bigint) as b(block)
    where exists (
      select from ${table} where id >= b.block * ${size}::bigint and id < (b.block + 1) * ${size}::bigint and ${isPublic}
    ) order by b.block`.execute(db);
  return rows.map(({ block }) => block);
}

/** The public pages of a block: at most `size`, read along the primary key. */
export async function listSitemapEntries(db: Database, kind: SitemapKind, block: number, size: number) {
  const { table, isPublic, changedAt } = kinds[kind];
  const { rows } = await sql<{ id: number; changed_at: Date | null }>`
    select id, ${changedAt} as changed_at from ${table}
    where id >= ${block * size}::bigint and id < ${(block + 1) * size}::bigint and ${isPublic}
    order by id`.execute(db);
  return rows;
}

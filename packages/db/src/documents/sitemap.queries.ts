import { sql } from 'kysely';
import type { Database } from '../database';

const byId = { number: sql`id`, name: sql`id::text` };

/**
 * Kinds with public pages: the table with its number and its name in addresses, the included rows, and the day of the
 * last change.
 */
const kinds = {
  certificates: {
    table: sql`certificates`,
    number: sql`status_index`,
    name: sql`certificate_id`,
    isPublic: sql`is_public and replaced_at is null and revoked_at is null`,
    changedAt: sql`updated_at`,
  },
  // Anyone can type a course; one without content is no page for search engines.
  courses: {
    ...byId,
    table: sql`courses`,
    isPublic: sql`(document_count > 0
      or exists (select from questions q where q.course_id = courses.id and q.is_listed))`,
    changedAt: sql`null::timestamptz`,
  },
  documents: {
    ...byId,
    table: sql`documents`,
    isPublic: sql`is_listed`,
    changedAt: sql`coalesce(published_at, uploaded_at)`,
  },
  questions: {
    ...byId,
    table: sql`questions`,
    isPublic: sql`is_listed`,
    changedAt: sql`greatest(created_at, edited_at, answered_at)`,
  },
  quizzes: {
    ...byId,
    table: sql`quizzes`,
    isPublic: sql`status = 'listed'`,
    changedAt: sql`updated_at`,
  },
  schools: { ...byId, table: sql`schools`, isPublic: sql`true`, changedAt: sql`null::timestamptz` },
} as const;

export type SitemapKind = keyof typeof kinds;
export const sitemapKinds = Object.keys(kinds) as SitemapKind[];

/**
 * Lists the blocks of `size` rows, from 0, that contain a public page. Each block is read only up to its first one, so
 * the work grows with the number of blocks and not of pages.
 */
export async function listSitemapBlocks(db: Database, kind: SitemapKind, size: number): Promise<number[]> {
  const { table, number, isPublic } = kinds[kind];
  const { rows } = await sql<{ block: number }>`
    select b.block from generate_series(0, (select max(${number}) from ${table}) / ${size}::bigint) as b(block)
    where exists (
      select from ${table}
      where ${number} >= b.block * ${size}::bigint and ${number} < (b.block + 1) * ${size}::bigint and ${isPublic}
    ) order by b.block`.execute(db);
  return rows.map(({ block }) => block);
}

/** Lists the public pages of a block: at most `size`, in the order of their numbers. */
export async function listSitemapEntries(db: Database, kind: SitemapKind, block: number, size: number) {
  const { table, number, name, isPublic, changedAt } = kinds[kind];
  const { rows } = await sql<{ name: string; changed_at: Date | null }>`
    select ${name} as name, ${changedAt} as changed_at from ${table}
    where ${number} >= ${block * size}::bigint and ${number} < ${(block + 1) * size}::bigint and ${isPublic}
    order by ${number}`.execute(db);
  return rows;
}

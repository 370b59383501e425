import { sql } from 'kysely';
import type { Database } from '../database';

/** Texts that people search and that earlier releases stored as typed. */
export const searchedTexts = {
  documents: ['title', 'description'],
  questions: ['title'],
  courses: ['name', 'department'],
  schools: ['name'],
} as const;

/**
 * Converts the texts of at most `limit` rows of a table after `afterId` to NFC, and returns the last id that it read;
 * undefined at the end. Rows whose texts are in NFC are not written.
 */
export async function normalizeTexts(
  db: Database,
  table: keyof typeof searchedTexts,
  afterId: number,
  limit: number,
): Promise<number | undefined> {
  const columns = searchedTexts[table].map((name) => sql.ref(name));
  const isOld = sql.join(
    columns.map((column) => sql`${column} is not nfc normalized`),
    sql` or `,
  );
  const changes = sql.join(columns.map((column) => sql`${column} = normalize(${column}, nfc)`));
  const { rows } = await sql<{ last_id: number | null }>`
    with walked as (
      select id from ${sql.table(table)} where id > ${afterId} order by id limit ${limit}
    ), old as (
      select id from ${sql.table(table)} where id in (select id from walked) and (${isOld}) order by id for no key update
    ), changed as (
      update ${sql.table(table)} set ${changes} where id in (select id from old)
    )
    select max(id) as last_id from walked`.execute(db);
  return rows[0]?.last_id ?? undefined;
}

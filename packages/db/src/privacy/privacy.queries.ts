import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '../database';
import { accountTables } from './data-export/account-tables';
import { chatTables } from './data-export/chat-tables';
import { documentTables } from './data-export/document-tables';
import type { ExportTable } from './data-export/export-table';
import { orderTables, shownFiles } from './data-export/order-tables';
import { questionTables } from './data-export/question-tables';
import { quizTables } from './data-export/quiz-tables';
import { workTables } from './data-export/work-tables';

export type { ExportTable };

/** All tables that refer to people or to their orders; a test compares this list with the schema. */
export const exportTables: readonly ExportTable[] = [
  ...accountTables,
  ...documentTables,
  ...workTables,
  ...questionTables,
  ...quizTables,
  ...chatTables,
  ...orderTables,
];

export type ExportRow = Readonly<Record<string, unknown>>;

/** Lists a person and all who were merged into them, directly or through others. */
export async function listMergedUsers(db: Database, userId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with recursive people as (
      select id, 0 as step from users where id = ${userId}
      union
      select u.id, p.step + 1 from users u join people p on u.merged_into = p.id
    )
    select id from people order by step, id`.execute(db);
  return rows.map((row) => row.id);
}

/**
 * Lists up to `limit` rows of a person in one table, as the archive shows them; `after` is the key of the last one
 * seen.
 */
export async function listExportRows(
  db: Database,
  kept: ExportTable,
  userId: string,
  limit: number,
  after?: readonly string[],
): Promise<{ rows: ExportRow[]; last: readonly string[] | undefined }> {
  const column = (name: string) => sql.ref(`t.${name}`);
  const key = kept.key.map(([name]) => column(name));
  const fields = Object.entries(kept.fields).map(
    ([name, from]) => sql`${typeof from === 'string' ? column(from) : from} as ${sql.id(name)}`,
  );
  const conditions: RawBuilder<unknown>[] = [isOf(kept, column(kept.user), userId)];
  if (kept.only) conditions.push(kept.only);
  if (after) {
    const lastKey = kept.key.map(([, type], index) => sql`${after[index]}::text::${sql.raw(type)}`);
    conditions.push(sql`(${sql.join(key)}) > (${sql.join(lastKey)})`);
  }
  const texts = key.map((one) => sql`${one}::text`);
  const { rows } = await sql<ExportRow & { row_key: string[] }>`
    select ${sql.join(fields)}, array[${sql.join(texts)}] as row_key
    from ${sql.table(kept.table)} t
    where ${sql.join(conditions, sql` and `)}
    order by ${sql.join(key)} limit ${sql.lit(limit)}`.execute(db);
  return { rows: rows.map(({ row_key: _key, ...row }) => row), last: rows.at(-1)?.row_key };
}

function isOf(kept: ExportTable, column: RawBuilder<unknown>, userId: string): RawBuilder<SqlBool> {
  return kept.isByOrder
    ? sql<SqlBool>`${column} in (select o.id from orders o where o.user_id = ${userId})`
    : sql<SqlBool>`${column} = ${(kept.prefix ?? '') + userId}`;
}

/** Lists the files of a person's uploads that should be stored, by document; `afterId` is the last one seen. */
export async function listUploadedFiles(db: Database, userId: string, limit: number, afterId: number) {
  return db
    .selectFrom('documents as d')
    .innerJoin('files as f', 'f.sha256', 'd.file_sha256')
    .select(['d.id', 'd.file_name', 'f.storage_key'])
    .where('d.uploader_id', '=', userId)
    .where('d.id', '>', afterId)
    .orderBy('d.id')
    .limit(limit)
    .execute();
}

/** Lists the files of a person's images, by id; `afterId` is the last one seen, '' for the first page. */
export async function listImageFiles(db: Database, userId: string, limit: number, afterId: string) {
  return db
    .selectFrom('images as i')
    .innerJoin('files as f', 'f.sha256', 'i.file_sha256')
    .select(['i.id', 'f.storage_key'])
    .where('i.user_id', '=', userId)
    .where('i.id', '>', afterId)
    .orderBy('i.id')
    .limit(limit)
    .execute();
}

/**
 * Lists the files of a person's orders that they may see, by file; `afterId` is the last one seen, '' for the first
 * page.
 */
export async function listOrderFiles(db: Database, userId: string, limit: number, afterId: string) {
  const { rows } = await sql<{ id: string; order_id: string; file_name: string; storage_key: string }>`
    select t.id, t.order_id, t.file_name, f.storage_key
    from order_files t join orders o on o.id = t.order_id join files f on f.sha256 = t.file_sha256
    where o.user_id = ${userId} and t.removed_at is null and ${shownFiles}
      and t.id::text > ${afterId}
    order by t.id::text limit ${sql.lit(limit)}`.execute(db);
  return rows;
}

import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../database';

type Definition = { index: string; definition: string };
type Check = { table: string; trigger: string };

/** Triggers that index pages of one document at a time, or compare each word of a row with those that are known. */
const indexing = [
  { table: 'documents', trigger: 'learn_document' },
  { table: 'document_pages', trigger: 'index_new_pages' },
  { table: 'courses', trigger: 'learn_course' },
  { table: 'schools', trigger: 'learn_school' },
];

/**
 * Writes many rows into `tables` without checking references row by row, and learns their words and recreates their
 * indexes afterwards; our other triggers run. Pages are written and indexed before their documents, whose words include
 * theirs. One transaction of a superuser: all or nothing.
 */
export async function writeInBulk(
  db: Database,
  tables: readonly string[],
  write: (trx: Database) => Promise<void>,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    for (const setting of [
      'statement_timeout = 0',
      'idle_in_transaction_session_timeout = 0',
      "maintenance_work_mem = '512MB'",
      "work_mem = '128MB'",
      'max_parallel_maintenance_workers = 1',
      'synchronous_commit = off',
      // Tables are empty when statements are planned: in a nested loop, a table that a trigger fills would be read
      // completely for every row.
      'enable_nestloop = off',
    ])
      await sql.raw(`set local ${setting}`).execute(trx);
    const checks = [
      ...(await referenceChecks(trx, tables)),
      ...indexing.filter(({ table }) => tables.includes(table)),
    ];
    for (const { table, trigger } of checks)
      await sql`alter table ${sql.table(table)} disable trigger ${sql.ref(trigger)}`.execute(trx);
    const indexes = await plainIndexes(trx, tables);
    for (const { index } of indexes) await sql`drop index ${sql.ref(index)}`.execute(trx);
    await write(trx);
    if (tables.includes('documents')) await learnWords(trx);
    for (const { definition } of indexes) await sql.raw(definition).execute(trx);
    for (const { table, trigger } of checks)
      await sql`alter table ${sql.table(table)} enable trigger ${sql.ref(trigger)}`.execute(trx);
  });
}

/** Indexes the words of pages that have none yet, with English stems. */
export async function indexPages(trx: Database): Promise<void> {
  await sql`
    insert into page_words (document_id, number, segment, is_free, words)
    select document_id, number, segment, is_free, search_vector(text, case when is_free then 'en' end)
    from document_pages p where not exists (
      select from page_words w where w.document_id = p.document_id and w.number = p.number)
    order by document_id, number`.execute(trx);
}

/** Learns each word of all rows once. */
async function learnWords(trx: Database): Promise<void> {
  await sql`insert into document_languages values ('en') on conflict do nothing`.execute(trx);
  await learn(
    trx,
    'known_words',
    sql`select unnest(tsvector_to_array(search_about)) from documents
      union all select unnest(tsvector_to_array(search_words)) from courses
      union all select unnest(tsvector_to_array(search_words)) from schools`,
  );
  await learn(
    trx,
    'readable_words',
    sql`select word from (select unnest(tsvector_to_array(search_words)) as word from documents) each
      where length(word) between 5 and 24 and word !~ '[0-9:]'`,
  );
}

async function learn(trx: Database, table: string, words: RawBuilder<unknown>): Promise<void> {
  await sql`
    insert into ${sql.table(table)} (word)
    select distinct word from (${words}) as each (word)
    where word !~ ':' and not exists (select from ${sql.table(table)} k where k.word = each.word collate "C")`.execute(
    trx,
  );
}

/** Lists indexes that belong to no constraint; primary keys stay, because rows are inserted in their order. */
async function plainIndexes(db: Database, tables: readonly string[]): Promise<Definition[]> {
  const { rows } = await sql<Definition>`
    select c.relname as index, pg_get_indexdef(i.indexrelid) as definition
    from pg_index i join pg_class c on c.oid = i.indexrelid
    where i.indrelid = any(${tables}::regclass[])
      and not exists (select from pg_constraint k where k.conindid = i.indexrelid)
    order by i.indexrelid`.execute(db);
  return rows;
}

async function referenceChecks(db: Database, tables: readonly string[]): Promise<Check[]> {
  const { rows } = await sql<Check>`
    select t.tgrelid::regclass::text as table, t.tgname as trigger
    from pg_trigger t join pg_constraint k on k.oid = t.tgconstraint
    where k.contype = 'f' and t.tgrelid = any(${tables}::regclass[])`.execute(db);
  return rows;
}

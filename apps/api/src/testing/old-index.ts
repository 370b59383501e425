import { sql } from 'kysely';
import { inTransaction } from '../database/in-transaction';
import { deleteRows } from './rows';
import type { TestApp } from './test-app';

const triggers = {
  documents: ['index_document', 'learn_document'],
  questions: ['index_question'],
  courses: ['index_course'],
  schools: ['index_school'],
} as const;

/** Removes the words of every row, as if all rows were older than the search index. */
export async function removeIndex(test: TestApp): Promise<void> {
  await inTransaction(test.ctx, async ({ db }) => {
    await withoutTriggers(
      db,
      'documents',
      sql`
      update documents set language = null, search_title = null, search_about = null, search_words = null, search_version = 0`,
    );
    for (const table of ['questions', 'courses', 'schools'] as const)
      await withoutTriggers(db, table, sql`update ${sql.table(table)} set search_words = null`);
    await sql`delete from page_words`.execute(db);
    await sql`delete from known_words`.execute(db);
    await sql`delete from readable_words`.execute(db);
  });
  for (const table of ['questions', 'courses', 'schools'])
    await deleteRows(test, 'app_facts', { name: `search-words:${table}` });
}

async function withoutTriggers(
  db: TestApp['ctx']['db'],
  table: keyof typeof triggers,
  statement: ReturnType<typeof sql>,
): Promise<void> {
  for (const name of triggers[table])
    await sql`alter table ${sql.table(table)} disable trigger ${sql.ref(name)}`.execute(db);
  await statement.execute(db);
  for (const name of triggers[table])
    await sql`alter table ${sql.table(table)} enable trigger ${sql.ref(name)}`.execute(db);
}

import { type Kysely, sql } from 'kysely';

export const isCompatible = true;

/**
 * Adds texts that many people's documents contain, such as cover sheets and regulations. They are left out when
 * documents are compared, until staff end them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table templates (
      id bigint generated always as identity primary key,
      -- Ascending hashes of four bytes each of the runs of letters.
      grams bytea not null,
      -- A document that contains it, and the number of accounts whose documents did when it was found.
      document_id bigint references documents (id) on delete set null,
      account_count integer not null,
      found_at timestamptz not null default now(),
      ended_at timestamptz,
      ended_by text
    )`.execute(db);
  await sql`create index templates_document on templates (document_id)`.execute(db);
  await sql`
    create table template_keys (
      key bigint not null,
      template_id bigint not null references templates (id) on delete cascade,
      primary key (key, template_id)
    )`.execute(db);
  await sql`create index template_keys_template on template_keys (template_id)`.execute(db);
}

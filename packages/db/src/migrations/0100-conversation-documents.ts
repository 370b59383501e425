import { type Kysely, sql } from 'kysely';

export const isCompatible = true;

/**
 * The second to fifth document of a chat. The first one stays in `conversations.document_id`, which is all that the
 * previous release reads and writes, so nothing is stored twice.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table conversation_documents (
      conversation_id uuid not null references conversations (id) on delete cascade,
      position smallint not null check (position between 2 and 5),
      document_id bigint not null references documents (id),
      primary key (conversation_id, position),
      unique (conversation_id, document_id)
    )`.execute(db);
  await sql`create index conversation_documents_document on conversation_documents (document_id)`.execute(db);
}

import { type Kysely, sql } from 'kysely';

/** The figures of the chat are read from the index of its answers alone: their texts are fifty times as large. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index chat_messages_day`.execute(db);
  await sql`
    create index chat_messages_day on chat_messages (created_at)
      include (
        user_id, source, status, feedback, failure, first_text_at, ended_at, prompt_tokens, completion_tokens
      )
      where role = 'assistant' and status <> 'streaming'`.execute(db);
}

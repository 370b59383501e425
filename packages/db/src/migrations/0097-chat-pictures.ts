import { type Kysely, sql } from 'kysely';

export const isCompatible = true;

/**
 * Images of chat messages, whether an answer was written with them, whether a link shows them, and which models accept
 * them. An image that a message has cannot be deleted, so an earlier release does not remove it as unused.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table message_images (
      message_id bigint not null references chat_messages (id) on delete cascade,
      position smallint not null,
      image_id text not null references images (id),
      primary key (message_id, position)
    )`.execute(db);
  await sql`create index message_images_image on message_images (image_id)`.execute(db);
  await sql`alter table chat_messages add column images_seen boolean`.execute(db);
  await sql`alter table conversation_shares add column shows_images boolean not null default false`.execute(
    db,
  );
  await sql`
    create table model_vision (
      address text not null,
      model text not null,
      accepts_images boolean not null,
      checked_at timestamptz not null,
      primary key (address, model)
    )`.execute(db);
}

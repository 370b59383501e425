import { sql } from 'kysely';
import type { Database } from '../database';

/** Ids of the images of a row of `chat_messages`, in their order. */
export const imageIds = sql<string[]>`array(
  select i.image_id from message_images i where i.message_id = chat_messages.id order by i.position)`;

/** Lists those of the given images that belong to a person, with their sizes and the place of their bytes. */
export async function listOwnImages(db: Database, userId: string, ids: readonly string[]) {
  return db
    .selectFrom('images as i')
    .innerJoin('files as f', 'f.sha256', 'i.file_sha256')
    .select(['i.id', 'i.width', 'i.height', 'i.size_bytes', 'f.storage_key'])
    .where('i.id', '=', sql<string>`any(${ids}::text[])`)
    .where('i.user_id', '=', userId)
    .execute();
}

type NewImages = { messageId: number; userId: string; ids: readonly string[] };

/** Gives a message its images in this order; returns the number of those that exist and belong to the person. */
export async function insertMessageImages(
  trx: Database,
  { messageId, userId, ids }: NewImages,
): Promise<number> {
  if (ids.length === 0) return 0;
  const { numAffectedRows } = await sql`
    insert into message_images (message_id, position, image_id)
    select ${messageId}, n.position, i.id
    from unnest(${ids}::text[]) with ordinality as n (id, position)
    join images i on i.id = n.id and i.user_id = ${userId}
    for key share of i`.execute(trx);
  return Number(numAffectedRows ?? 0n);
}

/** Counts the images of a message. */
export async function countImages(db: Database, messageId: number): Promise<number> {
  const { count } = await db
    .selectFrom('message_images')
    .select((of) => of.fn.countAll<number>().as('count'))
    .where('message_id', '=', messageId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Lists the images in one or all conversations of a person. */
export async function listImagesOfConversations(
  db: Database,
  { userId, id }: { userId: string; id?: string },
): Promise<string[]> {
  const { rows } = await sql<{ image_id: string }>`
    select distinct i.image_id from conversations c
    join chat_messages m on m.conversation_id = c.id
    join message_images i on i.message_id = m.id
    where c.user_id = ${userId} and (${id ?? null}::uuid is null or c.id = ${id ?? null}::uuid)`.execute(db);
  return rows.map((row) => row.image_id);
}

/** Finds an image of the messages that lead to one, which is the last, with the place of its bytes. */
export async function findImageOfBranch(
  db: Database,
  { messageId, imageId }: { messageId: number; imageId: string },
) {
  const { rows } = await sql<{ storage_key: string; size_bytes: number }>`
    with recursive branch as (
      select id, parent_id from chat_messages where id = ${messageId}
      union all
      select m.id, m.parent_id from branch b join chat_messages m on m.id = b.parent_id
    )
    select f.storage_key, i.size_bytes
    from message_images n
    join branch b on b.id = n.message_id
    join images i on i.id = n.image_id
    join files f on f.sha256 = i.file_sha256
    where n.image_id = ${imageId}
    limit 1`.execute(db);
  return rows[0];
}

import { sql } from 'kysely';
import type { Database } from '../database';

type NewShare = {
  conversationId: string;
  messageId: number;
  tokenHash: string;
  /** Whether the link shows the images of the messages. */
  showsImages: boolean;
  now: Date;
  expiresAt: Date;
};

/** Inserts a link: anyone with its token can read the branch until it expires. */
export async function insertShare(
  trx: Database,
  { conversationId, messageId, tokenHash, showsImages, now, expiresAt }: NewShare,
): Promise<void> {
  await trx
    .insertInto('conversation_shares')
    .values({
      conversation_id: conversationId,
      message_id: messageId,
      token_hash: tokenHash,
      shows_images: showsImages,
      created_at: now,
      expires_at: expiresAt,
    })
    .execute();
}

type Token = { tokenHash: string; now: Date };

/** Finds the link with a token; undefined if it has expired, never existed, or its person is suspended. */
export async function findShare(db: Database, { tokenHash, now }: Token) {
  return db
    .selectFrom('conversation_shares as s')
    .innerJoin('conversations as c', 'c.id', 's.conversation_id')
    .innerJoin('users as u', 'u.id', 'c.user_id')
    .select([
      's.id',
      's.conversation_id',
      's.message_id',
      's.expires_at',
      's.ended_at',
      's.shows_images',
      'c.title',
      'c.user_id',
    ])
    .where('s.token_hash', '=', tokenHash)
    .where('s.expires_at', '>', now)
    .where('u.suspended_at', 'is', null)
    .executeTakeFirst();
}

/** Finds and locks the link with a token; undefined if it has expired or never existed. */
export async function lockShare(trx: Database, { tokenHash, now }: Token) {
  return trx
    .selectFrom('conversation_shares')
    .select(['id', 'ended_at', 'expires_at'])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .forUpdate()
    .executeTakeFirst();
}

/** Records that staff ended a link. */
export async function endShare(trx: Database, id: number, now: Date): Promise<void> {
  await trx.updateTable('conversation_shares').set({ ended_at: now }).where('id', '=', id).execute();
}

/** Counts the open links of a conversation and returns the latest expiry. */
export async function countShares(
  db: Database,
  { conversationId, now }: { conversationId: string; now: Date },
): Promise<{ count: number; until: Date | null }> {
  const row = await db
    .selectFrom('conversation_shares')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.max('expires_at').as('until')])
    .where('conversation_id', '=', conversationId)
    .where('expires_at', '>', now)
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow();
  return { count: Number(row.count), until: row.until };
}

/** Ends all links of a conversation. */
export async function deleteShares(db: Database, conversationId: string): Promise<void> {
  await db.deleteFrom('conversation_shares').where('conversation_id', '=', conversationId).execute();
}

/** Ends all links to the chats of a person. */
export async function deleteSharesOfUser(trx: Database, userId: string): Promise<void> {
  await sql`
    delete from conversation_shares s using conversations c
    where c.id = s.conversation_id and c.user_id = ${userId}`.execute(trx);
}

/** Deletes links that expired before a moment. */
export async function deleteExpiredShares(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('conversation_shares').where('expires_at', '<', before).execute();
}

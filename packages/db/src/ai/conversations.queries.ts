import type { ChatMode } from '@aw/contracts/ai/chat';
import { type SqlBool, sql } from 'kysely';
import type { Database } from '../database';
import { containing } from '../like';

const columns = [
  'c.id',
  'c.user_id',
  'c.title',
  'c.mode',
  'c.subject',
  'c.topic',
  'c.document_id',
  'c.is_kept',
  'c.created_at',
  'c.updated_at',
  'd.title as document_title',
] as const;

function conversations(db: Database) {
  return db
    .selectFrom('conversations as c')
    .leftJoin('documents as d', 'd.id', 'c.document_id')
    .select(columns);
}
export type ConversationRow = Awaited<ReturnType<typeof findConversation>> & {};

/** Finds a conversation of a person; undefined if it is someone else's. */
export async function findConversation(db: Database, { id, userId }: { id: string; userId: string }) {
  return conversations(db).where('c.id', '=', id).where('c.user_id', '=', userId).executeTakeFirst();
}

type ListOptions = {
  userId: string;
  q?: string;
  limit: number;
  /** Last row of the previous page. */
  after?: { updatedAt: Date; id: string };
};

/** A search reads at most this many of a person's conversations, the latest. */
const searchedConversations = 1_000;

/**
 * Lists a person's kept conversations, latest first; with `q`, those that contain it in title or messages, in any case.
 */
export async function listConversations(db: Database, { userId, q, limit, after }: ListOptions) {
  let query = conversations(db).where('c.user_id', '=', userId).where('c.is_kept', '=', true);
  if (q) {
    const pattern = containing(q);
    query = query.where(
      sql<SqlBool>`c.id in (select id from conversations where user_id = ${userId} and is_kept
        order by updated_at desc, id desc limit ${sql.lit(searchedConversations)})
        and (c.title ilike ${pattern} or exists (
          select from chat_messages m where m.conversation_id = c.id and m.removed_at is null and m.text ilike ${pattern}))`,
    );
  }
  if (after)
    query = query.where(sql<SqlBool>`(c.updated_at, c.id) < (${after.updatedAt}, ${after.id}::uuid)`);
  return query.orderBy('c.updated_at', 'desc').orderBy('c.id', 'desc').limit(limit).execute();
}

type NewConversation = {
  id: string;
  userId: string;
  title: string;
  mode: ChatMode;
  subject: string | null;
  topic: string | null;
  isKept: boolean;
  now: Date;
};

/** Inserts a conversation without documents. */
export async function insertConversation(trx: Database, { now, ...of }: NewConversation): Promise<void> {
  await trx
    .insertInto('conversations')
    .values({
      id: of.id,
      user_id: of.userId,
      title: of.title,
      mode: of.mode,
      subject: of.subject,
      topic: of.topic,
      is_kept: of.isKept,
      created_at: now,
      updated_at: now,
    })
    .execute();
}

type Talk = { mode: ChatMode; subject: string | null; topic: string | null };

/**
 * Updates the time of the newest message, the mode and its subject; fields that the mode does not need stay. Locks the
 * conversation until the transaction ends. Returns false if the person has no such conversation.
 */
export async function touchConversation(
  trx: Database,
  { id, userId, mode, subject, topic, now }: Talk & { id: string; userId: string; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('conversations')
    .set({
      updated_at: now,
      mode,
      subject: sql`coalesce(${subject}, subject)`,
      topic: sql`coalesce(${topic}, topic)`,
    })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Returns the problem of a tutoring chat with its solution, as it was stored; null without one. */
export async function findTutoring(db: Database, id: string): Promise<unknown> {
  const row = await db.selectFrom('conversations').select('tutoring').where('id', '=', id).executeTakeFirst();
  return row?.tutoring ?? null;
}

/** Stores the problem of a tutoring chat with its solution. */
export async function saveTutoring(db: Database, id: string, tutoring: object): Promise<void> {
  await db
    .updateTable('conversations')
    .set({ tutoring: JSON.stringify(tutoring) })
    .where('id', '=', id)
    .execute();
}

/** Renames a conversation. */
export async function renameConversation(trx: Database, id: string, title: string): Promise<void> {
  await trx.updateTable('conversations').set({ title }).where('id', '=', id).execute();
}

/** Deletes one or all conversations of a person with their messages; returns their number. */
export async function deleteConversations(
  db: Database,
  { userId, id }: { userId: string; id?: string },
): Promise<number> {
  let query = db.deleteFrom('conversations').where('user_id', '=', userId);
  if (id !== undefined) query = query.where('id', '=', id);
  const { numDeletedRows } = await query.executeTakeFirst();
  return Number(numDeletedRows);
}

/** Deletes conversations that are not kept and had no message since a moment; returns their number. */
export async function deleteExpiredConversations(db: Database, before: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('conversations')
    .where('is_kept', '=', false)
    .where('updated_at', '<', before)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

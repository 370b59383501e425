import type { AnswerSource, ChatStatus, Citation } from '@aw/contracts/ai/chat';
import { sql } from 'kysely';
import type { Database } from '../database';
import { imageIds } from './message-images.queries';

const columns = [
  'id',
  'conversation_id',
  'user_id',
  'parent_id',
  'role',
  'html_version',
  'status',
  'finish',
  'source',
  'model',
  'feedback',
  'maker_id',
  'created_at',
  'ended_at',
  'removed_reason',
  'failure',
  'given_sources',
  'needs_care',
  'images_seen',
] as const;

/** Text of a message, empty once staff have removed it. */
const shownText = sql<string>`case when removed_at is null then text else '' end`;
const shown = [
  sql<string | null>`case when removed_at is null then html end`.as('html'),
  sql<unknown>`case when removed_at is null then citations else '[]' end`.as('citations'),
  imageIds.as('image_ids'),
  sql<unknown>`case when removed_at is null then readings else '[]' end`.as('readings'),
] as const;

/** Finds a message in the chats of a person; undefined if it is someone else's. */
export async function findMessage(db: Database, { id, userId }: { id: number; userId: string }) {
  return db
    .selectFrom('chat_messages')
    .select(columns)
    .select([...shown, shownText.as('text')])
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
}
export type ChatMessageRow = Awaited<ReturnType<typeof findMessage>> & {};

/** Lists all messages of a conversation in the order of sending, including the text so far of unfinished answers. */
export async function listMessages(db: Database, conversationId: string): Promise<ChatMessageRow[]> {
  return db
    .selectFrom('chat_messages')
    .select(columns)
    .select([...shown, textSoFar.as('text')])
    .where('conversation_id', '=', conversationId)
    .orderBy('id')
    .execute();
}

const textSoFar = sql<string>`
  case when status <> 'streaming' then ${shownText} else coalesce((
    select string_agg(p.text, '' order by p.starts_at) from message_parts p where p.message_id = chat_messages.id
  ), '') end`;

/** Finds the newest message of a conversation, with their number and bytes; undefined if it is empty. */
export async function findNewestMessage(db: Database, conversationId: string) {
  const { rows } = await sql<{ id: number; status: ChatStatus; count: number; bytes: number }>`
    select m.id, m.status, whole.count, whole.bytes
    from (
      select max(id) as newest, count(*)::int as count, coalesce(sum(octet_length(text)), 0)::float8 as bytes
      from chat_messages where conversation_id = ${conversationId}
    ) as whole
    join chat_messages m on m.id = whole.newest`.execute(db);
  return rows[0];
}

/** Finds a message of a conversation; undefined if it belongs to another. */
export async function findMessageOfConversation(db: Database, conversationId: string, id: number) {
  return db
    .selectFrom('chat_messages')
    .select(['id', 'role', 'status'])
    .where('conversation_id', '=', conversationId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/**
 * Finds the answer to the message that a person sent with a key, and that message's parent; undefined if no message has
 * the key.
 */
export async function findAnswerByKey(db: Database, { userId, key }: { userId: string; key: string }) {
  return db
    .selectFrom('chat_messages as q')
    .innerJoin('chat_messages as a', 'a.parent_id', 'q.id')
    .select(['a.id as messageId', 'a.conversation_id as conversationId', 'q.parent_id as parentId'])
    .select([sql<AnswerSource>`a.source`.as('source'), sql<ChatStatus>`a.status`.as('status')])
    .where('q.user_id', '=', userId)
    .where('q.send_key', '=', key)
    .orderBy('a.id')
    .limit(1)
    .executeTakeFirst();
}

/** Counts the answers that are being written for a person, and those among them in one chat. */
export async function countAnswersInProgress(
  db: Database,
  { userId, conversationId }: { userId: string; conversationId: string },
): Promise<{ all: number; inChat: number }> {
  return db
    .selectFrom('chat_messages')
    .select(sql<number>`count(*)::int`.as('all'))
    .select(sql<number>`count(*) filter (where conversation_id = ${conversationId})::int`.as('inChat'))
    .where('user_id', '=', userId)
    .where('status', '=', 'streaming')
    .executeTakeFirstOrThrow();
}

type Turn = { conversationId: string; userId: string; parentId: number | null; now: Date };

/** Stores a message of a person; undefined if its key was used before. */
export async function insertUserMessage(
  trx: Database,
  {
    conversationId,
    userId,
    parentId,
    now,
    ...message
  }: Turn & { text: string; html: string; htmlVersion: number; key: string | null; needsCare: boolean },
): Promise<number | undefined> {
  const row = await trx
    .insertInto('chat_messages')
    .values({
      conversation_id: conversationId,
      user_id: userId,
      parent_id: parentId,
      role: 'user',
      text: message.text,
      html: message.html,
      html_version: message.htmlVersion,
      send_key: message.key,
      needs_care: message.needsCare,
      created_at: now,
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'send_key']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

type Maker = {
  makerId: string;
  source: AnswerSource;
  model: string | null;
  reservationId: string | null;
  /** Sources that the answer was given, in the order of their numbers. */
  givenSources: readonly Citation['source'][];
  /** False if it is known that the images of the prompt are not seen. */
  imagesSeen: boolean | null;
};

const answerColumns = ({ makerId, source, model, reservationId, givenSources, imagesSeen }: Maker) =>
  ({
    status: 'streaming',
    source,
    model,
    maker_id: makerId,
    reservation_id: reservationId,
    given_sources: JSON.stringify(givenSources),
    images_seen: imagesSeen,
    readings: '[]',
  }) as const;

/** Inserts an answer, which a process then writes. */
export async function insertAnswer(
  trx: Database,
  { conversationId, userId, parentId, now, ...maker }: Turn & Maker,
): Promise<number> {
  const { id } = await trx
    .insertInto('chat_messages')
    .values({
      conversation_id: conversationId,
      user_id: userId,
      parent_id: parentId,
      role: 'assistant',
      created_at: now,
      ...answerColumns(maker),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Restarts an answer that failed without any text. */
export async function restartAnswer(
  trx: Database,
  { id, now, ...maker }: Maker & { id: number; now: Date },
): Promise<void> {
  await trx
    .updateTable('chat_messages')
    .set({ ...answerColumns(maker), failure: null, ended_at: null, is_stop_asked: false, created_at: now })
    .where('id', '=', id)
    .where('status', '=', 'failed')
    .execute();
}

/** Lists the messages that lead to one, which is the last; at most `most`, the latest. Removed ones have no text. */
export async function listBranch(db: Database, id: number, most: number): Promise<ChatMessageRow[]> {
  const { rows } = await sql<{ id: number }>`
    with recursive branch as (
      select id, parent_id, 1 as place from chat_messages where id = ${id}
      union all
      select m.id, m.parent_id, place + 1
      from branch b join chat_messages m on m.id = b.parent_id where place < ${most}
    )
    select id from branch`.execute(db);
  return db
    .selectFrom('chat_messages')
    .select(columns)
    .select([...shown, shownText.as('text')])
    .where('id', '=', sql<number>`any(${rows.map((row) => row.id)}::bigint[])`)
    .orderBy('id')
    .execute();
}

/** Stores a person's rating of an answer; returns false if it is not theirs. */
export async function rateAnswer(
  db: Database,
  { id, userId, feedback }: { id: number; userId: string; feedback: 'up' | 'down' | null },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('chat_messages')
    .set({ feedback })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('role', '=', 'assistant')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

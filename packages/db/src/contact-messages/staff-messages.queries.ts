import type { MessageKind } from '@aw/contracts/contact-messages/public';
import type { MessageState } from '@aw/contracts/contact-messages/staff';
import { type SqlBool, sql } from 'kysely';
import type { Database } from '../database';
import { containsFolded } from '../like';

type MessageFilter = { q?: string; state?: MessageState; kind?: MessageKind };

/** All columns but the copies of the text for searches. */
const columns = [
  'id',
  'reference',
  'kind',
  'name',
  'email',
  'about',
  'subject',
  'body',
  'user_id',
  'state',
  'state_at',
  'held_because',
  'blanked_at',
  'created_at',
] as const;

/** Lists messages, latest first; `afterId` is the last one seen. */
export async function list(db: Database, filter: MessageFilter, page: { limit: number; afterId?: string }) {
  let query = db.selectFrom('messages').select(columns);
  if (filter.q) query = query.where(containsFolded('search_folded', filter.q));
  if (filter.state) query = query.where('state', '=', filter.state);
  if (filter.kind) query = query.where('kind', '=', filter.kind);
  if (page.afterId !== undefined)
    query = query.where(
      sql<SqlBool>`(created_at, id) < (select created_at, id from messages where id = ${page.afterId})`,
    );
  return query.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(page.limit).execute();
}
export type MessageRow = Awaited<ReturnType<typeof list>>[number];

export async function find(db: Database, id: string): Promise<MessageRow | undefined> {
  return db.selectFrom('messages').select(columns).where('id', '=', id).executeTakeFirst();
}

/** Locks a message until the transaction ends. */
export async function lock(trx: Database, id: string): Promise<MessageRow | undefined> {
  return trx.selectFrom('messages').select(columns).where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Moves a message to a state; its retention period starts then. */
export async function setState(trx: Database, id: string, state: MessageState, now: Date): Promise<void> {
  await trx.updateTable('messages').set({ state, state_at: now }).where('id', '=', id).execute();
}

export async function insertReply(
  trx: Database,
  reply: { message_id: string; admin_id: string; body: string; mail_id: string },
): Promise<void> {
  await trx.insertInto('message_replies').values(reply).execute();
}

/** Lists the answers to a message, oldest first, with their authors and the states of their mails. */
export async function listReplies(db: Database, messageId: string) {
  return db
    .selectFrom('message_replies as r')
    .innerJoin('admin_users as a', 'a.id', 'r.admin_id')
    .innerJoin('mails as m', 'm.id', 'r.mail_id')
    .select(['r.id', 'r.body', 'a.username as by', 'm.status as mail', 'r.created_at'])
    .where('r.message_id', '=', messageId)
    .orderBy('r.created_at')
    .orderBy('r.id')
    .execute();
}
export type ReplyRow = Awaited<ReturnType<typeof listReplies>>[number];

/** Counts the messages that wait for an answer, and those that wait for a decision about spam. */
export async function countWaiting(db: Database) {
  const rows = await db
    .selectFrom('messages')
    .select('state')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('state', 'in', ['new', 'held'])
    .groupBy('state')
    .execute();
  const of = (state: string) => rows.find((row) => row.state === state)?.n ?? 0;
  return { new_messages: of('new'), held_messages: of('held') };
}

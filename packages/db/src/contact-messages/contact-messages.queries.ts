import type { MessageKind } from '@aw/contracts/contact-messages/public';
import { type SqlBool, sql } from 'kysely';
import type { Database } from '../database';

export type NewMessage = {
  reference: string;
  kind: MessageKind;
  state: 'new' | 'held';
  name: string;
  email: string;
  subject: string;
  body: string;
  about: string | null;
  held_because: string | null;
  user_id: string | null;
};

/** Stores a message; undefined if its reference is taken. */
export async function insert(trx: Database, message: NewMessage) {
  return trx
    .insertInto('messages')
    .values(message)
    .onConflict((conflict) => conflict.column('reference').doNothing())
    .returningAll()
    .executeTakeFirst();
}

/**
 * Counts messages with a text since a moment, by any sender; parallel messages with the same text wait for each other.
 */
export async function countSameText(trx: Database, body: string, since: Date): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`message ${body}`}, 0))`.execute(trx);
  const { n } = await trx
    .selectFrom('messages')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where(sql<SqlBool>`md5(body) = md5(${body})`)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return n;
}

/** Returns true if the message was mailed to support, or is about to be. */
export async function wasForwarded(db: Database, messageId: string): Promise<boolean> {
  const row = await db
    .selectFrom('mails')
    .select('id')
    .where('message_id', '=', messageId)
    .where('kind', '=', 'message_received')
    .executeTakeFirst();
  return row !== undefined;
}

type Condition = ReturnType<typeof sql<SqlBool>>;

/** Deletes sender and text of messages, with their mails and answers; reference, kind and dates stay. */
async function blank(db: Database, which: Condition, now: Date): Promise<void> {
  await sql`
    with gone as (
      update messages set name = '', email = '', subject = '', body = '', about = null, held_because = null,
        user_id = null, blanked_at = ${now}, state = case when state = 'spam' then state else 'closed' end
      where blanked_at is null and ${which}
      returning id
    )
    delete from mails using gone where mails.message_id = gone.id`.execute(db);
}

/** Blanks the messages that people sent, and those from an address that they have confirmed. */
export async function blankOfUsers(
  trx: Database,
  users: string[],
  email: string | null,
  now: Date,
): Promise<void> {
  await blank(trx, sql<SqlBool>`(user_id = any(${users}) or lower(email) = lower(${email}::text))`, now);
}

/** Blanks messages that were answered or closed before a moment and have not changed since. */
export async function blankOld(db: Database, before: Date, now: Date): Promise<void> {
  await blank(db, sql<SqlBool>`state in ('answered', 'closed') and state_at < ${before}`, now);
}

/** Deletes messages that were recognised as spam before a moment. */
export async function deleteOldSpam(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('messages').where('state', '=', 'spam').where('state_at', '<', before).execute();
}

import type { MailMode } from '@aw/contracts/users/account';
import { sql } from 'kysely';
import type { Database } from '../database';

export type NewMail = {
  userId: string | null;
  kind: string;
  to: string;
  subject: string;
  html: string;
  text: string;
  unsubscribeUrl: string | null;
  replyTo?: string;
  /** Message of a form, subscription and issue that the mail is about. */
  messageId?: string;
  subscriberId?: string;
  issueId?: string;
  /** Reason why it is not sent; it is then stored without its content. */
  droppedBecause?: string;
};

/** Stores a mail that waits to be sent, or records one that is not; returns its id. */
export async function insert(trx: Database, mail: NewMail): Promise<string> {
  const isDropped = mail.droppedBecause !== undefined;
  const { id } = await trx
    .insertInto('mails')
    .values({
      user_id: mail.userId,
      kind: mail.kind,
      to_address: mail.to,
      subject: mail.subject,
      html: isDropped ? null : mail.html,
      body_text: isDropped ? null : mail.text,
      unsubscribe_url: isDropped ? null : mail.unsubscribeUrl,
      status: isDropped ? 'dropped' : 'queued',
      error: mail.droppedBecause,
      reply_to: mail.replyTo,
      message_id: mail.messageId,
      subscriber_id: mail.subscriberId,
      issue_id: mail.issueId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * Takes one of `most` places of a key until `seconds` after the first; false if none is left. Rolled back with its
 * transaction.
 */
export async function acquireSlot(
  trx: Database,
  place: { key: string; most: number; seconds: number; now: Date },
): Promise<boolean> {
  const at = place.now.getTime();
  const until = at + place.seconds * 1000;
  const { rows } = await sql`
    insert into rate_limits as known (key, points, expire) values (${place.key}, 1, ${until})
    on conflict (key) do update
      set points = case when known.expire > ${at} then known.points + 1 else 1 end,
          expire = case when known.expire > ${at} then known.expire else ${until} end
      where known.expire <= ${at} or known.points < ${place.most}
    returning key`.execute(trx);
  return rows.length > 0;
}

/** Gives all places of a key back. */
export async function releaseSlots(trx: Database, key: string): Promise<void> {
  await trx.deleteFrom('rate_limits').where('key', '=', key).execute();
}

/** Returns true if an account has confirmed the address. */
export async function isConfirmedAddress(db: Database, userId: string, address: string): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('email_verified_at', 'is not', null)
    .where(sql`lower(email)`, '=', address.toLowerCase())
    .executeTakeFirst();
  return row !== undefined;
}

/** Finds a mail with the state of its subscription, and says if its person is erased. */
export async function find(db: Database, id: string) {
  return db
    .selectFrom('mails')
    .leftJoin('users', 'users.id', 'mails.user_id')
    .leftJoin('newsletter_subscribers', 'newsletter_subscribers.id', 'mails.subscriber_id')
    .selectAll('mails')
    .select(['users.erased_at', 'newsletter_subscribers.state as subscription'])
    .where('mails.id', '=', id)
    .executeTakeFirst();
}

/** Records why a mail still waits. */
export async function recordError(db: Database, id: string, error: string): Promise<void> {
  await db.updateTable('mails').set({ error }).where('id', '=', id).where('status', '=', 'queued').execute();
}

const isOfErased = sql`exists (select from users where users.id = mails.user_id and users.erased_at is not null)`;

export type MailEnd = { status: 'sent'; at: Date } | { status: 'failed' | 'dropped'; error: string | null };

/**
 * Ends a waiting mail and deletes its content, and the address of an erased person. An earlier error stays if none is
 * given.
 */
export async function end(db: Database, id: string, end: MailEnd): Promise<void> {
  await db
    .updateTable('mails')
    .set({
      status: end.status,
      html: null,
      body_text: null,
      unsubscribe_url: null,
      reply_to: null,
      ...(end.status === 'sent' ? { sent_at: end.at } : {}),
      // The response of a mail server may contain the address.
      error: sql`case when ${isOfErased} then null else ${end.status === 'sent' ? null : (end.error ?? sql`error`)} end`,
      to_address: sql`case when ${isOfErased} then '' else to_address end`,
    })
    .where('id', '=', id)
    .where('status', '=', 'queued')
    .execute();
}

/** Lists the kinds of mail for which a person has changed the mode, with the mode. */
export async function listOptOuts(db: Database, userId: string) {
  return db
    .selectFrom('mail_opt_outs')
    .select(['kind', 'mode'])
    .where('user_id', '=', userId)
    .orderBy('kind')
    .execute();
}

/** Returns the mode that a person chose for a kind of mail; undefined without a choice. */
export async function findMode(db: Database, userId: string, kind: string): Promise<MailMode | undefined> {
  const row = await db
    .selectFrom('mail_opt_outs')
    .select('mode')
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .executeTakeFirst();
  return row?.mode;
}

/** Turns off all kinds in the daily digest of a person, or of the account that they were merged into. */
export async function turnOffDigests(
  db: Database,
  userId: string,
  usuallyDaily: readonly string[],
): Promise<void> {
  await sql`
    with recursive way as (
      select id, merged_into, erased_at from users where id = ${userId}
      union
      select next.id, next.merged_into, next.erased_at from users next join way on next.id = way.merged_into
    ), chosen as (
      update mail_opt_outs set mode = 'off' where mode = 'daily' and user_id in (select id from way)
    )
    insert into mail_opt_outs (user_id, kind, mode)
    select way.id, usual.kind, 'off' from way cross join unnest(${usuallyDaily}::text[]) as usual (kind)
    where merged_into is null and erased_at is null
    on conflict (user_id, kind) do nothing`.execute(db);
}

/**
 * Stores another mode than the default for a person's kind of mail, or for the account that they were merged into;
 * nothing is stored for an erased person.
 */
export async function setOptOut(db: Database, userId: string, kind: string, mode: MailMode): Promise<void> {
  await sql`
    with recursive way as (
      select id, merged_into, erased_at from users where id = ${userId}
      union
      select next.id, next.merged_into, next.erased_at from users next join way on next.id = way.merged_into
    )
    insert into mail_opt_outs (user_id, kind, mode)
    select id, ${kind}, ${mode} from way where merged_into is null and erased_at is null
    on conflict (user_id, kind) do update set mode = excluded.mode`.execute(db);
}

export async function deleteOptOut(db: Database, userId: string, kind: string): Promise<void> {
  await db.deleteFrom('mail_opt_outs').where('user_id', '=', userId).where('kind', '=', kind).execute();
}

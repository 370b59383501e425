import type { MailMode } from '@aw/contracts/account/public';
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
  /** The message of a form, the subscription and the issue that it is about. */
  messageId?: string;
  subscriberId?: string;
  issueId?: string;
  /** Why it is not sent: it is noted without its content. */
  droppedBecause?: string;
};

/** Keeps a message that waits to be sent, or notes one that is not; gives its id. */
export async function insertMail(trx: Database, mail: NewMail): Promise<string> {
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

/** Takes one of `most` places of a key until `seconds` after the first; false when none is left. Undone with its transaction. */
export async function takeMailPlace(
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

/** Whether an address is the one that an account has confirmed as its own. */
export async function isProvenAddress(db: Database, userId: string, address: string): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('email_verified_at', 'is not', null)
    .where(sql`lower(email)`, '=', address.toLowerCase())
    .executeTakeFirst();
  return row !== undefined;
}

/** A message, whether its person is erased, and how the subscription stands that it belongs to. */
export async function findMail(db: Database, id: string) {
  return db
    .selectFrom('mails')
    .leftJoin('users', 'users.id', 'mails.user_id')
    .leftJoin('newsletter_subscribers', 'newsletter_subscribers.id', 'mails.subscriber_id')
    .selectAll('mails')
    .select(['users.erased_at', 'newsletter_subscribers.state as subscription'])
    .where('mails.id', '=', id)
    .executeTakeFirst();
}

/** Notes why a message still waits. */
export async function noteMailError(db: Database, id: string, error: string): Promise<void> {
  await db.updateTable('mails').set({ error }).where('id', '=', id).where('status', '=', 'queued').execute();
}

const isOfErased = sql`exists (select from users where users.id = mails.user_id and users.erased_at is not null)`;

export type MailEnd = { status: 'sent'; at: Date } | { status: 'failed' | 'dropped'; error: string | null };

/** Ends a waiting message: its content goes, and with an erased person the address as well. An earlier error stays where none is given. */
export async function endMail(db: Database, id: string, end: MailEnd): Promise<void> {
  await db
    .updateTable('mails')
    .set({
      status: end.status,
      html: null,
      body_text: null,
      unsubscribe_url: null,
      reply_to: null,
      ...(end.status === 'sent' ? { sent_at: end.at } : {}),
      // What a server answers may name the address.
      error: sql`case when ${isOfErased} then null else ${end.status === 'sent' ? null : (end.error ?? sql`error`)} end`,
      to_address: sql`case when ${isOfErased} then '' else to_address end`,
    })
    .where('id', '=', id)
    .where('status', '=', 'queued')
    .execute();
}

/** Kinds of mail that a person does not want in the usual way, with how instead. */
export async function listMailOptOuts(db: Database, userId: string) {
  return db
    .selectFrom('mail_opt_outs')
    .select(['kind', 'mode'])
    .where('user_id', '=', userId)
    .orderBy('kind')
    .execute();
}

/** How a person wants a kind of mail; undefined for who has not chosen. */
export async function mailModeOf(db: Database, userId: string, kind: string): Promise<MailMode | undefined> {
  const row = await db
    .selectFrom('mail_opt_outs')
    .select('mode')
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .executeTakeFirst();
  return row?.mode;
}

/** Turns every kind off that a person, or whom they were merged into, gets in the daily digest: by choice, or because it comes so. */
export async function endDigests(
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
 * Has a kind mailed in a way that is not the usual one to a person, or to whom they were merged into; nothing is kept of somebody
 * erased.
 */
export async function setMailOptOut(
  db: Database,
  userId: string,
  kind: string,
  mode: MailMode,
): Promise<void> {
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

export async function deleteMailOptOut(db: Database, userId: string, kind: string): Promise<void> {
  await db.deleteFrom('mail_opt_outs').where('user_id', '=', userId).where('kind', '=', kind).execute();
}

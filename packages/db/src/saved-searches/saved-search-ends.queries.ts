import { sql } from 'kysely';
import type { Database } from '../database';

/** Deletes one search of an account; false if it has no such search. */
export async function deleteOfUser(trx: Database, id: number, userId: string): Promise<boolean> {
  const row = await trx
    .deleteFrom('saved_searches')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Deletes a search, or all searches of a recipient. The hash of an address also finds the account that took its searches
 * over. Returns the recipients, whose waiting emails the caller deletes.
 */
export async function deleteSearches(trx: Database, which: { id: number } | { key: string }) {
  const key = sql<string>`coalesce(user_id, address_hash)`;
  return trx
    .deleteFrom('saved_searches')
    .where((eb) =>
      'id' in which
        ? eb('id', '=', which.id)
        : eb.or([
            eb(key, '=', which.key),
            eb(
              'user_id',
              'in',
              eb.selectFrom('saved_searches').select('user_id').where('address_hash', '=', which.key),
            ),
          ]),
    )
    .returning(['user_id', 'address_hash'])
    .execute();
}

/** Deletes the searches of an address that belong to no account. */
export async function deleteOfAddress(trx: Database, addressHash: string): Promise<void> {
  await trx
    .deleteFrom('saved_searches')
    .where('address_hash', '=', addressHash)
    .where('user_id', 'is', null)
    .execute();
}

/** Deletes at most `limit` searches that have ended or were never confirmed. Returns the hashes of their addresses. */
export async function deleteExpired(
  trx: Database,
  { now, limit }: { now: Date; limit: number },
): Promise<{ count: number; addressHashes: string[] }> {
  const { rows } = await sql<{ address_hash: string | null }>`
    delete from saved_searches where id in (
      select id from saved_searches where expires_at <= ${now} order by expires_at limit ${limit} for update skip locked
    ) returning address_hash`.execute(trx);
  const hashes = new Set(rows.flatMap(({ address_hash: hash }) => (hash === null ? [] : [hash])));
  return { count: rows.length, addressHashes: [...hashes] };
}

/**
 * Deletes all emails to addresses that have no saved search any more. A statement of its own, because it must see that
 * the searches are gone.
 */
export async function deleteMailsTo(trx: Database, addressHashes: readonly string[]): Promise<void> {
  await sql`
    delete from mails where id in (
      select m.mail_id from saved_search_mails m
      where m.address_hash = any(${addressHashes}::text[])
        and not exists (select from saved_searches s where coalesce(s.user_id, s.address_hash) = m.address_hash)
    )`.execute(trx);
}

/** Deletes emails with new documents to an account that were not sent yet, if it has no saved search any more. */
export async function deleteWaitingMails(trx: Database, userId: string): Promise<void> {
  await sql`
    delete from mails where user_id = ${userId} and kind = 'saved_search_found' and status = 'queued'
      and not exists (select from saved_searches where user_id = ${userId})`.execute(trx);
}

/** Follows an account that was merged into others; returns the id of the last one. */
export async function findMergedInto(db: Database, userId: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    with recursive way as (
      select id, merged_into from users where id = ${userId}
      union
      select next.id, next.merged_into from users next join way on next.id = way.merged_into
    )
    select id from way where merged_into is null`.execute(db);
  return rows[0]?.id ?? userId;
}

/** Condition: `o` searches for the same as `s`. */
const isSame = sql`lower(o.q) = lower(s.q)
  and o.school_id is not distinct from s.school_id and o.course_id is not distinct from s.course_id
  and o.subject is not distinct from s.subject and o.document_type is not distinct from s.document_type
  and o.language is not distinct from s.language`;

/** Moves the searches of one account to another; of two that are the same, the one that ends later stays. */
export async function move(trx: Database, from: string, into: string): Promise<void> {
  await sql`
    delete from saved_searches s using saved_searches o
    where ${isSame}
      and ((s.user_id = ${from} and o.user_id = ${into} and s.expires_at <= o.expires_at)
        or (s.user_id = ${into} and o.user_id = ${from} and s.expires_at < o.expires_at))`.execute(trx);
  await trx.updateTable('saved_searches').set({ user_id: into }).where('user_id', '=', from).execute();
}

/**
 * Gives the confirmed searches of an address to the account that has confirmed it, and deletes those that the account
 * has already, with the emails to the address. Repeating it changes nothing.
 */
export async function adoptByAddress(trx: Database, userId: string, addressHash: string): Promise<void> {
  await sql`
    delete from saved_searches s using saved_searches o
    where s.address_hash = ${addressHash} and s.user_id is null and o.user_id = ${userId} and ${isSame}`.execute(
    trx,
  );
  await sql`
    update saved_searches set user_id = ${userId}, email = null
    where address_hash = ${addressHash} and user_id is null and confirmed_at is not null`.execute(trx);
  await deleteMailsTo(trx, [addressHash]);
}

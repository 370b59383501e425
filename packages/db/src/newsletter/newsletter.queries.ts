import { sql } from 'kysely';
import type { Database } from '../database';

/** Finds or inserts the subscription of an address, and locks it until the transaction ends. */
export async function lockSubscriber(trx: Database, of: { addressHash: string; email: string }) {
  return trx
    .insertInto('newsletter_subscribers')
    .values({ address_hash: of.addressHash, email: of.email })
    .onConflict((conflict) =>
      conflict
        .column('address_hash')
        .doUpdateSet((eb) => ({ address_hash: eb.ref('excluded.address_hash') })),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Records that a confirmation is mailed; an earlier link becomes invalid. */
export async function requestConfirmation(
  trx: Database,
  id: string,
  confirmation: { email: string; tokenHash: string; until: Date; now: Date; count: number },
): Promise<void> {
  await trx
    .updateTable('newsletter_subscribers')
    .set({
      state: 'pending',
      email: confirmation.email,
      token_hash: confirmation.tokenHash,
      token_until: confirmation.until,
      mailed_at: confirmation.now,
      mailed_count: confirmation.count,
    })
    .where('id', '=', id)
    .execute();
}

/** Finds the subscription of a valid mailed link, and locks it until the transaction ends. */
export async function lockSubscriberByToken(trx: Database, tokenHash: string, now: Date) {
  return trx
    .selectFrom('newsletter_subscribers')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('token_until', '>', now)
    .forUpdate()
    .executeTakeFirst();
}

/** Confirms the subscription; the link stays valid, so that it can be opened again. */
export async function confirmSubscriber(trx: Database, id: string, now: Date): Promise<void> {
  await trx
    .updateTable('newsletter_subscribers')
    .set({ state: 'confirmed', confirmed_at: now, unsubscribed_at: null, mailed_at: null, mailed_count: 0 })
    .where('id', '=', id)
    .execute();
}

/**
 * Ends the subscription of an address, deletes the address, and drops waiting mails to it. In two statements: an issue
 * that is being mailed locks the row, and its mail is visible only after that.
 */
export async function endSubscription(trx: Database, addressHash: string, now: Date): Promise<void> {
  const endedSubscription = await trx
    .updateTable('newsletter_subscribers')
    .set({
      state: 'unsubscribed',
      unsubscribed_at: now,
      email: null,
      token_hash: null,
      token_until: null,
      mailed_at: null,
      mailed_count: 0,
    })
    .where('address_hash', '=', addressHash)
    .where('state', '<>', 'unsubscribed')
    .returning('id')
    .executeTakeFirst();
  if (endedSubscription)
    await trx.deleteFrom('mails').where('subscriber_id', '=', endedSubscription.id).execute();
}

/** Deletes addresses whose links expired unused; their hash still shows that a confirmation was mailed. */
export async function deleteUnconfirmedAddresses(db: Database, now: Date): Promise<void> {
  await sql`
    with gone as (
      update newsletter_subscribers set email = null, token_hash = null, token_until = null
      where state = 'pending' and token_until < ${now}
      returning id
    )
    delete from mails using gone where mails.subscriber_id = gone.id`.execute(db);
}

/** Deletes subscriptions that have had no address since before a moment. */
export async function deleteOldSubscribers(db: Database, before: Date): Promise<void> {
  await sql`
    delete from newsletter_subscribers
    where email is null and coalesce(unsubscribed_at, mailed_at) < ${before}`.execute(db);
}

/** Deletes the subscription of an address, and all mails to it. */
export async function deleteSubscriber(trx: Database, addressHash: string): Promise<void> {
  await trx.deleteFrom('newsletter_subscribers').where('address_hash', '=', addressHash).execute();
}

/** Counts addresses that wait for confirmation, are confirmed, and left. */
export async function countSubscribers(db: Database) {
  const { rows } = await sql<{ pending: number; confirmed: number; unsubscribed: number }>`
    select count(*) filter (where state = 'pending' and email is not null) as pending,
           count(*) filter (where state = 'confirmed') as confirmed,
           count(*) filter (where state = 'unsubscribed') as unsubscribed
    from newsletter_subscribers`.execute(db);
  const [counts] = rows;
  if (!counts) throw new Error('Counting gave no row.');
  return counts;
}

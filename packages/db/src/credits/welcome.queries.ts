import { type SqlBool, sql } from 'kysely';
import type { Database } from '../database';

/** Stores where a welcome credit was taken: hashes of the address, and of the browser at that address. */
export async function insertWelcomeGrant(
  trx: Database,
  grant: { userId: string; addressHash: string; deviceHash: string; at: Date },
): Promise<void> {
  await trx
    .insertInto('welcome_grants')
    .values({
      user_id: grant.userId,
      address_hash: grant.addressHash,
      device_hash: grant.deviceHash,
      granted_at: grant.at,
    })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute();
}

/** Counts other accounts that took their welcome credit from the same browser, and from the same address. */
export async function countSharedWelcomeGrants(
  db: Database,
  userId: string,
): Promise<{ device: number; address: number }> {
  const { rows } = await sql<{ device: number; address: number }>`
    select count(*) filter (where o.device_hash = g.device_hash)::int as device,
           count(*) filter (where o.address_hash = g.address_hash)::int as address
    from welcome_grants g
    join welcome_grants o on o.address_hash = g.address_hash and o.user_id <> g.user_id
    where g.user_id = ${userId}`.execute(db);
  return rows[0] ?? { device: 0, address: 0 };
}

/** True for rows of `users` if another account took its welcome credit from the same browser. */
export const sharesDevice = sql<SqlBool>`exists (
  select from welcome_grants g join welcome_grants o on o.device_hash = g.device_hash and o.user_id <> g.user_id
  where g.user_id = users.id)`;

/** Moves the record of a merged person to the other one, unless that one has its own. */
export async function moveWelcomeGrant(trx: Database, from: string, into: string): Promise<void> {
  await sql`
    insert into welcome_grants (user_id, address_hash, device_hash, granted_at)
    select ${into}, address_hash, device_hash, granted_at from welcome_grants where user_id = ${from}
    on conflict do nothing`.execute(trx);
  await trx.deleteFrom('welcome_grants').where('user_id', '=', from).execute();
}

/** Deletes records of welcome credits from before a moment. */
export async function deleteOldWelcomeGrants(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('welcome_grants').where('granted_at', '<', before).execute();
}

/**
 * Records that a mailbox had its welcome credit; false if it already had. Waits for parallel calls with the same
 * mailbox.
 */
export async function claimWelcomeMailbox(trx: Database, mailboxHash: string, at: Date): Promise<boolean> {
  const row = await trx
    .insertInto('welcome_mailboxes')
    .values({ mailbox_hash: mailboxHash, granted_at: at })
    .onConflict((conflict) => conflict.column('mailbox_hash').doNothing())
    .returning('mailbox_hash')
    .executeTakeFirst();
  return row !== undefined;
}

/** Lists accounts that had a welcome credit, with their addresses, by id after `after`. */
export async function listWelcomedUsers(db: Database, after: string, limit: number) {
  return db
    .selectFrom('credit_entries as e')
    .innerJoin('users as u', 'u.id', 'e.user_id')
    .select(['e.user_id', 'e.created_at', 'u.email'])
    .where('e.source', '=', 'welcome')
    .where('e.user_id', '>', after)
    .orderBy('e.user_id')
    .limit(limit)
    .execute();
}

/** Deletes mailboxes that had their welcome credit before a moment. */
export async function deleteOldWelcomeMailboxes(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('welcome_mailboxes').where('granted_at', '<', before).execute();
}

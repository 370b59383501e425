import { type SqlBool, sql } from 'kysely';
import type { Database } from '../database';

/** Notes from where a welcome credit was taken: hashes of the address and of the browser at that address. */
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

/** How many other accounts took their welcome credit from the same browser, and from the same address. */
export async function countSharedWelcomes(
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

/** True for rows of `users` whose welcome credit another account took from the same browser as well. */
export const sharesDevice = sql<SqlBool>`exists (
  select from welcome_grants g join welcome_grants o on o.device_hash = g.device_hash and o.user_id <> g.user_id
  where g.user_id = users.id)`;

/** Gives the note of a person who is merged to the other one, unless they have one. */
export async function moveWelcomeGrant(trx: Database, from: string, into: string): Promise<void> {
  await sql`
    insert into welcome_grants (user_id, address_hash, device_hash, granted_at)
    select ${into}, address_hash, device_hash, granted_at from welcome_grants where user_id = ${from}
    on conflict do nothing`.execute(trx);
  await trx.deleteFrom('welcome_grants').where('user_id', '=', from).execute();
}

/** Forgets from where welcome credits were taken before a moment. */
export async function deleteWelcomeGrants(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('welcome_grants').where('granted_at', '<', before).execute();
}

import { sql } from 'kysely';
import type { Database } from '../database';

/**
 * Moves placed orders with an address, whose owner is anonymous or nobody, to the account that has confirmed the
 * address; the person who placed one keeps access. Skips orders of owners who are locked until the next time, so that
 * two transactions never deadlock. Returns the order numbers; the caller has locked the account.
 */
export async function adoptByEmail(trx: Database, userId: string, email: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with owners as materialized (
      select u.id from users u
      where u.id in (select o.user_id from orders o where o.email = ${email}::citext and o.status <> 'draft')
        and u.id <> ${userId} and u.is_anonymous and u.merged_into is null and u.erased_at is null
      for no key update skip locked
    ), found as materialized (
      select o.id, o.user_id, o.link_version from orders o
      where o.email = ${email}::citext and o.status <> 'draft'
        and (o.user_id is null or o.user_id in (select id from owners))
      order by o.id for no key update
    ), let_in as (
      insert into order_access (order_id, user_id, link_version)
      select id, user_id, link_version from found where user_id is not null
      on conflict (order_id, user_id) do update set link_version = excluded.link_version
    )
    update orders o set user_id = ${userId} from found where o.id = found.id returning o.id`.execute(trx);
  return rows.map((row) => row.id).sort();
}

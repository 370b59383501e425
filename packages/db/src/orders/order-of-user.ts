import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** Whether the order `o` is a person's: they own it, or were let in by a mailed link that still holds. Goes by both indexes. */
export function isOrderOf(userId: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`o.id in (
    select id from orders where user_id = ${userId}
    union all
    select a.order_id from order_access a
      join orders l on l.id = a.order_id and l.link_version = a.link_version
      where a.user_id = ${userId})`;
}

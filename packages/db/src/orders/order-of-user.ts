import { type RawBuilder, type SqlBool, sql } from 'kysely';

/**
 * Condition: a person owns the order `o`, or has access through a mailed link that is still valid. Both have an index.
 */
export function isOrderOf(userId: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`o.id in (
    select id from orders where user_id = ${userId}
    union all
    select a.order_id from order_access a
      join orders l on l.id = a.order_id and l.link_version = a.link_version
      where a.user_id = ${userId})`;
}

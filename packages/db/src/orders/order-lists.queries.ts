import type { OrderStatus } from '@aw/contracts/orders/states';
import { sql } from 'kysely';
import type { Database } from '../database';
import { isOrderOf } from './order-of-user';

/** Microseconds since 1970 as an exact number, and a number made from the id to tell apart two of the same time. */
const age = sql<number>`(extract(epoch from o.created_at) * 1000000)::bigint`;
const tie = sql<number>`hashtext(o.id)`;

/** Lists orders that a person owns or has access to, latest first, each with the number of unread messages. */
export async function listForUser(
  db: Database,
  userId: string,
  page: { status?: OrderStatus; limit: number; after?: readonly [number, number] },
) {
  const [afterAge, afterTie] = page.after ?? [0, 0];
  return db
    .selectFrom('orders as o')
    .selectAll('o')
    .select([age.as('age'), tie.as('tie')])
    .select((eb) =>
      eb
        .selectFrom('order_messages as m')
        .whereRef('m.order_id', '=', 'o.id')
        .where('m.from_whom', '<>', 'customer')
        .where(sql<boolean>`m.created_at > coalesce(o.customer_read_at, '-infinity')`)
        .select((one) => one.fn.countAll<number>().as('n'))
        .as('unread'),
    )
    .where(isOrderOf(userId))
    .$if(page.status !== undefined, (query) => query.where('o.status', '=', page.status ?? 'draft'))
    .$if(page.after !== undefined, (query) =>
      query.where(sql<boolean>`(${age}, ${tie}) < (${afterAge}::bigint, ${afterTie}::bigint)`),
    )
    .orderBy(age, 'desc')
    .orderBy(tie, 'desc')
    .limit(page.limit)
    .execute();
}

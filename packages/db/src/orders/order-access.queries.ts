import type { Database } from '../database';

/** Lets a person into an order by its mailed link, as long as the link holds. */
export async function upsertOrderAccess(
  db: Database,
  row: { orderId: string; userId: string; linkVersion: number },
): Promise<void> {
  await db
    .insertInto('order_access')
    .values({ order_id: row.orderId, user_id: row.userId, link_version: row.linkVersion })
    .onConflict((conflict) =>
      conflict.columns(['order_id', 'user_id']).doUpdateSet({ link_version: row.linkVersion }),
    )
    .execute();
}

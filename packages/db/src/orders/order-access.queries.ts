import type { Database } from '../database';

/** Gives a person access to an order until its mailed link expires. */
export async function upsertAccess(
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

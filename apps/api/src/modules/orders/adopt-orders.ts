import type { Database } from '@aw/db';
import * as audit from '@aw/db/audit';
import * as orderQueries from '@aw/db/orders';
import * as users from '@aw/db/users';

/**
 * Assigns orders that were placed without an account to the account that has confirmed their email address, never those
 * of another account. Does nothing if the address is not confirmed. Repeating it changes nothing.
 */
export async function adoptOrders(db: Database, userId: string): Promise<void> {
  const user = await users.lock(db, userId);
  if (!user?.email || !user.email_verified_at || user.is_anonymous) return;
  const orders = await orderQueries.adoptByEmail(db, userId, user.email);
  if (orders.length === 0) return;
  const target = `user:${userId}`;
  await audit.insert(db, { actor: target, verb: 'orders.adopted', target, after: { orders } });
}

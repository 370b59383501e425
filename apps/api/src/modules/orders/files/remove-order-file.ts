import * as orders from '@aw/db/orders';
import * as users from '@aw/db/users';
import type { UserContext } from '../../../context';
import { inTransaction } from '../../../database/in-transaction';
import { releaseBytes } from '../../../server/files/release-bytes';
import { lockActiveUser } from '../../../server/lock-user';
import { orderLocked, orderNotFound } from '../order.errors';
import { lockOwnOrder } from '../order-access';
import { isUnpaid } from '../order-pricing';

/**
 * Deletes a customer's file with its bytes: a file of the brief until the order is paid, a file of a message until it is
 * sent. Throws 404 for a file of staff and 409 `orders.locked`.
 */
export async function removeOrderFile(ctx: UserContext, orderId: string, fileId: string): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    await lockActiveUser(ctx.db, ctx.userId);
    const order = await lockOwnOrder(ctx.db, ctx.userId, orderId);
    const file = await orders.findFile(ctx.db, fileId);
    if (file?.order_id !== orderId || file.from_whom !== 'customer') throw orderNotFound();
    const isSettled = file.role === 'brief' ? !isUnpaid(order) : file.message_id !== null;
    if (isSettled)
      throw orderLocked(
        'You can remove a file from the instructions until the order is paid, and from a message until you send it.',
      );
    await orders.deleteFile(ctx.db, fileId);
    await releaseBytes(ctx.db, { sha256: file.file_sha256, isRead: file.status !== 'checking' }, ctx.now());
    if (order.user_id === ctx.userId) await users.addStoredBytes(ctx.db, ctx.userId, -file.size_bytes);
  });
}

import { isWorkDue, type OrderStatus, statusPhrase } from '@aw/contracts/orders/states';
import { maxOrderFiles } from '@aw/contracts/orders/values';
import type { Database } from '@aw/db';
import type { OrderFileRow } from '@aw/db/orders';
import * as orders from '@aw/db/orders';
import * as users from '@aw/db/users';
import type { StagedFile } from '../../../adapters/files/file-store';
import { secondsPerDay } from '../../../config/durations';
import type { UserContext } from '../../../context';
import { inTransaction } from '../../../database/in-transaction';
import { authRequired, FeatureError } from '../../../errors/feature-error';
import { storageFull, tooManyUploads } from '../../../server/files/file.errors';
import { queueGroupOf } from '../../../server/files/queue-group';
import type { ReceivedFile } from '../../../server/files/receive-file';
import { followUser } from '../../../server/lock-user';
import { orderLocked, tooManyFiles } from '../order.errors';
import { getOwnOrder, lockOwnOrder } from '../order-access';
import { isUnpaid } from '../order-pricing';
import { recordOrderEvent } from '../transition-order';
import { storeOrderFile } from './store-order-file';

type Role = 'brief' | 'message';

/** Throws if this person may not add a file to the order now. Called before the upload is read. */
export async function checkFileLimits(ctx: UserContext, orderId: string): Promise<void> {
  await getOwnOrder(ctx.db, ctx.userId, orderId);
  const { LIMIT_UPLOADS_PER_DAY: perDay } = ctx.config;
  checkStorage(ctx, await users.find(ctx.db, ctx.userId));
  await checkCount(ctx.db, orderId);
  await ctx.limits.take('order-files', ctx.userId, perDay, secondsPerDay).catch((error: unknown) => {
    throw error instanceof FeatureError ? tooManyUploads(perDay) : error;
  });
}

/**
 * Adds a received file to an order, or discards it on failure, and enqueues its checks in the queue group of the person
 * or of the network of `ip`. Throws 409 `orders.locked` for an order that has ended.
 */
export async function addOrderFile(
  ctx: UserContext,
  orderId: string,
  received: ReceivedFile<{ role: Role }>,
  ip: string,
): Promise<OrderFileRow> {
  return add(ctx, orderId, received, ip).catch(async (error: unknown) => {
    await received.staged.discard();
    throw error;
  });
}

async function add(
  ctx: UserContext,
  orderId: string,
  received: { staged: StagedFile; fileName: string; fields: { role: Role } },
  ip: string,
): Promise<OrderFileRow> {
  return inTransaction(ctx, async (ctx) => {
    const user = await followUser(ctx.db, ctx.userId);
    const order = await lockOwnOrder(ctx.db, user.id, orderId);
    checkTakesFiles(order.status, received.fields.role);
    await checkCount(ctx.db, orderId);
    checkStorage(ctx, user);
    // Files count towards the storage of the order's owner, not of guests who came by a link.
    if (order.user_id === user.id) await users.addStoredBytes(ctx.db, user.id, received.staged.sizeBytes);
    const { role } = received.fields;
    const queueGroup = queueGroupOf(ctx, user, ip);
    const file = await storeOrderFile(ctx, received, { orderId, role, from: 'customer', queueGroup });
    if (role === 'brief' && !isUnpaid(order))
      // Events are kept after an erasure, and file names may identify the person.
      await recordOrderEvent(ctx, order, 'file_added', { by: 'customer' });
    return file;
  });
}

function checkTakesFiles(status: OrderStatus, role: Role): void {
  if (role === 'message' && status !== 'draft') return;
  if (isUnpaid({ status }) || isWorkDue(status)) return;
  throw orderLocked(
    `This order is ${statusPhrase(status)}, so you can no longer add files to its instructions. Please add the file to a message.`,
  );
}

async function checkCount(db: Database, orderId: string): Promise<void> {
  if ((await orders.countCustomerFiles(db, orderId)) >= maxOrderFiles) throw tooManyFiles();
}

type StorageUser = { is_anonymous: boolean; stored_bytes: number };

function checkStorage(ctx: UserContext, user: StorageUser | undefined): void {
  if (!user) throw authRequired();
  const { LIMIT_ANONYMOUS_BYTES: maxBytes } = ctx.config;
  if (maxBytes > 0 && user.is_anonymous && user.stored_bytes >= maxBytes) throw storageFull();
}

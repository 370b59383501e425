import { isSupport } from '@aw/contracts/orders/services';
import type { Database } from '@aw/db';
import type { OrderRow, StaffFileRow } from '@aw/db/orders';
import * as orders from '@aw/db/orders';
import { hasTrackedWork } from '../../../adapters/pages/office/tracked-changes';
import type { Context } from '../../../context';
import { filesNotReady, wrongDelivery } from './staff.errors';

/**
 * Files of staff that wait to be shown to the customer, by their ids; throws 422 `orders.files` when one is not of this
 * order and role, is still being checked, was refused, or was shown before.
 */
export async function pickFiles(
  db: Database,
  orderId: string,
  fileIds: string[],
  roles: readonly string[],
): Promise<StaffFileRow[]> {
  const ids = [...new Set(fileIds)];
  const files = await orders.listFilesForStaff(db, orderId, ids);
  const fits = (file: StaffFileRow) =>
    file.from_whom === 'staff' && roles.includes(file.role) && file.shown_at === null;
  if (files.length !== ids.length || !files.every(fits))
    throw filesNotReady(
      'Nothing was sent, because one of the files belongs to something else or was already sent. Please add it again.',
    );
  const refused = files.find(({ status }) => status === 'refused');
  if (refused)
    throw filesNotReady(`“${refused.file_name}” was not accepted: ${refused.reason ?? ''} Nothing was sent.`);
  const waiting = files.find(({ status }) => status !== 'ready');
  if (waiting)
    throw filesNotReady(
      `“${waiting.file_name}” is still being checked. Please try again in a moment. Nothing was sent.`,
    );
  return files;
}

/** Fewest characters that give reasons for changes. */
const leastReasons = 100;

/**
 * Help with a student's own draft goes back as their draft with every change visible and its reasons, never as a clean
 * text: throws 422 `orders.delivery` for anything else. Other services are delivered as they are.
 */
export async function checkDelivery(
  ctx: Context,
  order: OrderRow,
  body: string,
  files: readonly StaffFileRow[],
): Promise<void> {
  if (!isSupport(order.service)) return;
  const clean = await firstCleanFile(ctx, files);
  if (clean)
    throw wrongDelivery(
      `This order is help with the student’s own draft, but “${clean}” has no tracked changes or comments. Please deliver only Word files (DOCX) with tracked changes or comments, and no clean version.`,
    );
  if (body.length < leastReasons)
    throw wrongDelivery(
      `This order is help with the student’s own draft. Please explain the changes in the message, in at least ${leastReasons} characters.`,
    );
}

/** The same for files that go with a message, so that no clean text takes that way; throws 422 `orders.files`. */
export async function checkSentFiles(
  ctx: Context,
  order: OrderRow,
  files: readonly StaffFileRow[],
): Promise<void> {
  if (!isSupport(order.service)) return;
  const clean = await firstCleanFile(ctx, files);
  if (clean)
    throw filesNotReady(
      `This order is help with the student’s own draft. “${clean}” has no tracked changes or comments, so it was not sent.`,
    );
}

async function firstCleanFile(ctx: Context, files: readonly StaffFileRow[]): Promise<string | undefined> {
  for (const file of files) {
    if (!hasTrackedWork(await bytesOf(ctx, file.storage_key))) return file.file_name;
  }
  return undefined;
}

async function bytesOf(ctx: Context, key: string): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  for await (const chunk of await ctx.files.read(key)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

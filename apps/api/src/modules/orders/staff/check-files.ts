import { isSupport } from '@aw/contracts/orders/services';
import type { Database } from '@aw/db';
import type { OrderRow, StaffFileRow } from '@aw/db/orders';
import * as orders from '@aw/db/orders';
import { hasTrackedWork } from '../../../adapters/pages/office/tracked-changes';
import type { Context } from '../../../context';
import { filesNotReady, wrongDelivery } from './staff.errors';

/**
 * Returns files of staff that the customer has not seen yet, by id. Throws 422 `orders.files` if one belongs to another
 * order or role, is still being checked, was refused, or was shown before.
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

/** Minimum length of a message that explains changes. */
const minExplanationLength = 100;

/**
 * Checks a delivery of help with a student's own draft: it must be their draft with visible changes and an explanation,
 * never a clean text. Other services are not checked. Throws 422 `orders.delivery`.
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
  if (body.length < minExplanationLength)
    throw wrongDelivery(
      `This order is help with the student’s own draft. Please explain the changes in the message, in at least ${minExplanationLength} characters.`,
    );
}

/** Like checkDelivery, for files of a message, so that it cannot carry a clean text either. Throws 422 `orders.files`. */
export async function checkMessageFiles(
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

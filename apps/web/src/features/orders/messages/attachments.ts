import type { Order, OrderFile } from '@aw/contracts/orders/public';
import { orderFileTypes } from '@aw/contracts/orders/values';
import type { ComposerFile } from '@aw/ui/patterns/message-composer';
import { storedRow, type UploadingFile } from '~/lib/file-rows';

/** File types that the picker offers. */
export const acceptedFiles = orderFileTypes.join(',');

/** Returns the customer's uploaded files that belong to no message yet, without those removed from the composer. */
export function waitingFiles(
  order: Pick<Order, 'files' | 'messages'>,
  removedIds: readonly string[],
): OrderFile[] {
  const sent = new Set(order.messages.flatMap(({ files }) => files.map(({ id }) => id)));
  return order.files.filter(
    ({ id, from, role }) =>
      from === 'customer' && role === 'message' && !sent.has(id) && !removedIds.includes(id),
  );
}

/** Returns why a message with these files cannot be sent yet, or undefined. */
export function uploadObstacle(sending: readonly Pick<UploadingFile, 'problem'>[]): string | undefined {
  if (sending.some(({ problem }) => problem !== undefined))
    return 'One file was not uploaded. Please try again or remove it.';
  return sending.length > 0 ? 'Please wait until the files are uploaded.' : undefined;
}

/** Returns the row of an uploaded file in the composer. */
export function attachedRow(file: OrderFile, now: Date, onRemove: () => void): ComposerFile {
  const reason = file.reason ?? 'Please save it as another type of file and upload it again.';
  return storedRow({ ...file, reason }, now, onRemove);
}

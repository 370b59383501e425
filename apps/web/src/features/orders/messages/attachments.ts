import type { Order, OrderFile } from '@aw/contracts/orders/public';
import { orderFileTypes } from '@aw/contracts/orders/values';
import type { ComposerFile } from '@aw/ui/patterns/message-composer';
import { slowCheckNote } from '~/lib/file-checks';

/** A file on its way to the server; with a problem it waits to be tried again or removed. */
export type SendingFile = { key: string; file: File; sentBytes: number; problem?: string; isFinal?: boolean };

/** What the file picker offers. */
export const acceptedFiles = orderFileTypes.join(',');

/** Own files that were sent for a message which is not written yet, without those that were left off it. */
export function waitingFiles(
  order: Pick<Order, 'files' | 'messages'>,
  leftOff: readonly string[],
): OrderFile[] {
  const sent = new Set(order.messages.flatMap(({ files }) => files.map(({ id }) => id)));
  return order.files.filter(
    ({ id, from, role }) =>
      from === 'customer' && role === 'message' && !sent.has(id) && !leftOff.includes(id),
  );
}

/** Why a message with these files cannot be sent yet; undefined when it can. */
export function holdsBack(sending: readonly SendingFile[]): string | undefined {
  if (sending.some(({ problem }) => problem !== undefined))
    return 'One file was not uploaded. Please try again or remove it.';
  return sending.length > 0 ? 'Please wait until the files are uploaded.' : undefined;
}

/** State of a file in the composer after it was sent. */
export function arrivedState(file: OrderFile, now: Date): ComposerFile['state'] {
  const { status, reason } = file;
  if (status !== 'refused') return { status, note: slowCheckNote(file, now) };
  return { status, reason: reason ?? 'Please save it as another type of file and upload it again.' };
}

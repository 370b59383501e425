import { addOrderFile } from '@aw/contracts/orders/public';
import type { FastifyRequest } from 'fastify';
import type { FileStore, StagedFile } from '../../../adapters/files/file-store';
import { otherKind, sniff } from '../../../adapters/pages/sniff';
import { orderFileType, presentation } from '../../../domain/orders/order-file.errors';
import { fileEmpty } from '../../../files/file.errors';
import { type ReceivedFile, readFields, receiveFile } from '../../../files/receive-file';
import { isTextStart } from './plain-text';

/** Streams a customer's file into staging; whatever is refused leaves nothing behind. */
export async function receiveOrderFile(
  request: FastifyRequest,
  files: FileStore,
): Promise<ReceivedFile<{ role: 'brief' | 'message' }>> {
  return receiveFile(request, files, {
    check: checkOrderBytes,
    read: (texts) => readFields(addOrderFile.form, texts),
  });
}

/** Throws for staged bytes that can be no file of an order: by their first bytes, and for slides by the name. */
export function checkOrderBytes(staged: StagedFile, fileName: string): void {
  if (staged.sizeBytes === 0) throw fileEmpty();
  if (/\.pptx?$/i.test(fileName)) throw presentation();
  if (sniff(staged.headBytes)) return;
  const head = Buffer.from(staged.headBytes);
  const isText = /\.txt$/i.test(fileName) && isTextStart(head) && otherKind(head) === undefined;
  if (!isText) throw orderFileType();
}

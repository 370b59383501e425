import { type UploadFields, uploadFields } from '@aw/contracts/documents/public';
import type { FastifyRequest } from 'fastify';
import type { FileStore, StagedFile } from '../../adapters/files/file-store';
import { readFields, receiveFile } from '../../files/receive-file';
import { checkStaged } from './upload-document';

export type ReceivedUpload = { staged: StagedFile; fileName: string; fields: UploadFields };

/** Streams a document's form into staging; whatever is refused leaves nothing behind. */
export async function receiveUpload(request: FastifyRequest, files: FileStore): Promise<ReceivedUpload> {
  return receiveFile(request, files, {
    check: checkStaged,
    read: (texts) => readFields(uploadFields, { title: '', ...texts }),
  });
}

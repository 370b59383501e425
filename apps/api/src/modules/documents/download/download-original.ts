import * as audit from '@aw/db/audit';
import * as documents from '@aw/db/documents';
import type { StaffContext } from '../../../context';
import type { SentFile } from '../../../server/files/send-file';
import { documentErased, documentNotFound } from '../documents.errors';
import { originalFile } from './download.policy';

/**
 * Returns the original file of a document in any state, and records the download in the audit log. Throws 404
 * `documents.not_found`, or `documents.erased` if its bytes were erased.
 */
export async function downloadOriginal(ctx: StaffContext, id: number): Promise<SentFile> {
  const document = await documents.find(ctx.db, id);
  if (!document) throw documentNotFound();
  const file = await documents.findFile(ctx.db, document.file_sha256);
  if (!file) throw new Error(`Document ${id} names bytes that are not in the file table.`);
  // Empty uploads are refused, so a document without bytes is one whose bytes were erased.
  if (file.size_bytes === 0) throw documentErased();
  await audit.insert(ctx.db, {
    actor: ctx.admin.username,
    verb: 'document.file_read',
    target: `document:${id}`,
    after: { sha256: file.sha256 },
  });
  return originalFile(file, document.file_name);
}

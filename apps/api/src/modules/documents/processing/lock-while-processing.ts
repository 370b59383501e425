import type { Database } from '@aw/db';
import type { DocumentRow } from '@aw/db/documents';
import * as documents from '@aw/db/documents';

export type LockedDocument = NonNullable<Awaited<ReturnType<typeof lockWhileProcessing>>>;

/**
 * Locks the person, then the document, always in this order. Returns undefined if the document was decided in the
 * meantime.
 */
export async function lockWhileProcessing(db: Database, { id }: Pick<DocumentRow, 'id'>) {
  const document = await documents.lockWithUploader(db, id);
  return document?.status === 'processing' ? document : undefined;
}

import type { ScanProgress } from '@aw/contracts/documents/shapes';
import type { Database } from '@aw/db';
import * as documents from '@aw/db/documents';

/** Returns the field that says how many pictures of a document OCR has read so far; no field if it does not wait for OCR. */
export async function scanProgressOf(
  db: Database,
  { id, status, ocr_pages: total }: Pick<documents.DocumentRow, 'id' | 'status' | 'ocr_pages'>,
): Promise<{ scans?: ScanProgress }> {
  if (status !== 'processing' || total === null) return {};
  return { scans: { done: Math.min(total, await documents.countRecognisedPages(db, id)), total } };
}

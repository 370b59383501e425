import { readFile } from 'node:fs/promises';
import type { Database } from '@aw/db';
import * as documents from '@aw/db/documents';
import { freePages } from '@aw/pricing';
import { pageImageKey } from '../../../adapters/files/file-keys';
import type { FileStore } from '../../../adapters/files/file-store';
import type { PageOutput } from '../../../adapters/pages/page-reader';
import type { Fingerprint } from '../originality/fingerprint';
import { fingerprintVersion } from '../originality/fingerprint-version';

/** Replaces the stored pages of a document and its fingerprint. */
export async function storePages(
  db: Database,
  id: number,
  pages: PageOutput[],
  fingerprint: Fingerprint,
): Promise<void> {
  const rows = pages.map((page) => ({
    number: page.number,
    text: page.text,
    whole_text: page.wholeText,
    is_text_checked: page.isTextChecked,
    width: page.width,
    height: page.height,
    picture_hash: page.pictureHash,
    picture_shape: page.pictureShape,
  }));
  await documents.replacePages(db, id, rows, freePages(pages.length));
  await documents.replaceFingerprint(db, id, fingerprint, fingerprintVersion);
}

/** Stores both pictures of a page. `set` is the picture set that the row of the document will name. */
export async function storePictures(
  files: FileStore,
  sha256: string,
  page: PageOutput,
  set: number,
): Promise<void> {
  await files.put(pageImageKey(sha256, page.number, 'thumb', set), await readFile(page.thumbPath));
  await files.put(pageImageKey(sha256, page.number, 'page', set), await readFile(page.pagePath));
}

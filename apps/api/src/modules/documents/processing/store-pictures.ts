import { readFile } from 'node:fs/promises';
import { pageImageKey } from '../../../adapters/files/file-keys';
import type { FileStore } from '../../../adapters/files/file-store';
import type { PageOutput } from '../../../adapters/pages/page-reader';

/** Stores both pictures of a page, in the set that a document's row names. */
export async function storePictures(
  files: FileStore,
  sha256: string,
  page: PageOutput,
  set: number,
): Promise<void> {
  await files.put(pageImageKey(sha256, page.number, 'thumb', set), await readFile(page.thumbPath));
  await files.put(pageImageKey(sha256, page.number, 'page', set), await readFile(page.pagePath));
}

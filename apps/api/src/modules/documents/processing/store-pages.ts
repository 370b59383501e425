import { readFile } from 'node:fs/promises';
import type { Database } from '@aw/db';
import * as documents from '@aw/db/documents';
import { searchVersion } from '@aw/db/search';
import { freePages } from '@aw/pricing';
import { pageImageKey } from '../../../adapters/files/file-keys';
import type { FileStore } from '../../../adapters/files/file-store';
import type { PageOutput } from '../../../adapters/pages/page-reader';
import type { LanguageDetector } from '../../../workers/languages/language-detector';
import type { Fingerprint } from '../originality/fingerprint';
import { fingerprintVersion } from '../originality/fingerprint-version';
import { detectLanguage } from './detect-language';
import type { RecognisedPage } from './recognise-pages';

/** Columns that say in which language a document is indexed for search. */
type LanguageColumns = { language: string | null; search_version: number };

/**
 * Detects the language of a document by its title and its free pages, because nothing may show what the others contain.
 * If that fails, the document is published without stems, and the job that indexes older documents tries again.
 */
export async function languageColumnsOf(
  detector: LanguageDetector,
  title: string,
  pages: readonly PageOutput[],
): Promise<LanguageColumns> {
  const free = pages.filter(({ number }) => number <= freePages(pages.length));
  try {
    const language = await detectLanguage(detector, [title, ...free.map(({ text }) => text)]);
    return { language, search_version: searchVersion };
  } catch {
    return { language: null, search_version: 0 };
  }
}

type StoredPages = { pages: RecognisedPage[]; language: LanguageColumns };

/** Replaces the stored pages of a document and its fingerprint. */
export async function storePages(
  db: Database,
  id: number,
  { fingerprint, ...stored }: StoredPages & { fingerprint: Fingerprint },
): Promise<void> {
  await storePageTexts(db, id, stored);
  await documents.replaceFingerprint(db, id, fingerprint, fingerprintVersion);
}

/** Replaces the stored pages of a document with which no upload is compared. */
export async function storePageTexts(
  db: Database,
  id: number,
  { pages, language }: StoredPages,
): Promise<void> {
  const rows = pages.map((page) => ({
    number: page.number,
    text: page.text,
    whole_text: page.wholeText,
    structure: page.structure && JSON.stringify(page.structure),
    is_text_checked: page.isTextChecked,
    text_origin: page.textOrigin,
    width: page.width,
    height: page.height,
    picture_hash: page.pictureHash,
    picture_shape: page.pictureShape,
  }));
  // First, because a trigger indexes new pages in the language of their document.
  await documents.update(db, id, language);
  await documents.replacePages(db, id, rows, freePages(pages.length));
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

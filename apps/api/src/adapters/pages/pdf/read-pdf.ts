import type { FileType } from '@aw/contracts/documents/file-types';
import type { PDFiumDocument, PDFiumLibrary } from '@hyzyla/pdfium';
import type { Progress } from '../child-protocol';
import type { PageOutput, ReadResult } from '../page-reader';
import { refusal } from '../refusals';
import { judgeCopy } from './judge-pdf';
import { openPdfium } from './open-pdfium';
import { isBlank, writeImages } from './page-images';
import { copyOf } from './pdfium-copy';
import { handleOf, pdfiumOf } from './pdfium-module';
import { readPage } from './read-page';

const maxPages = 500;

let library: Promise<PDFiumLibrary> | undefined;

/** Folder of the pages and the receiver of progress. */
export type PdfOutput = { kind: FileType; outDir: string; onProgress: (progress: Progress) => void };

/**
 * Reads every page of a PDF: its text, and two WebP images in `outDir`. At most two pages, and one more without its
 * text, are in memory.
 */
export async function readPdf(bytes: Uint8Array, output: PdfOutput): Promise<ReadResult> {
  library ??= openPdfium();
  const document = await openDocument(await library, bytes);
  if ('status' in document) return document;
  try {
    const carried = output.kind === 'pdf' ? judgeCopy(copyOf(document)) : undefined;
    if (carried) return refusal(carried, 'pdf');
    const pageCount = countPages(document);
    if (pageCount === 0) return refusal('empty');
    if (pageCount > maxPages) return refusal('too_many_pages');
    output.onProgress('readable');
    return await readPages(document, pageCount, output);
  } finally {
    document.destroy();
  }
}

/** Opens a PDF for some work and closes it. Returns undefined if it does not open. */
export async function withDocument<Result>(
  bytes: Uint8Array,
  work: (document: PDFiumDocument) => Promise<Result>,
): Promise<Result | undefined> {
  library ??= openPdfium();
  const document = await openDocument(await library, bytes);
  if ('status' in document) return undefined;
  try {
    return await work(document);
  } finally {
    document.destroy();
  }
}

async function openDocument(pdfium: PDFiumLibrary, bytes: Uint8Array) {
  try {
    return await pdfium.loadDocument(bytes);
  } catch (error) {
    if (error instanceof WebAssembly.RuntimeError) throw error;
    const isLocked = error instanceof Error && /password|security/i.test(error.message);
    return refusal(isLocked ? 'encrypted' : 'broken');
  }
}

async function readPages(
  document: PDFiumDocument,
  pageCount: number,
  output: PdfOutput,
): Promise<ReadResult> {
  const pages: PageOutput[] = [];
  let hasContent = false;
  let writing: Promise<void> = Promise.resolve();
  for (let index = 0; index < pageCount; index++) {
    const { raster, ...texts } = await readPage(document, index);
    hasContent ||= texts.text !== '' || !isBlank(raster);
    // The next page is drawn while this one is compressed.
    await writing;
    const number = index + 1;
    writing = writeImages(raster, output.outDir, number).then((paths) => {
      pages.push({ number, ...texts, width: raster.width, height: raster.height, ...paths });
      output.onProgress('page');
    });
    writing.catch(() => undefined);
  }
  await writing;
  output.onProgress('rendered');
  return hasContent ? { status: 'read', kind: output.kind, pages } : refusal('empty');
}

/**
 * Returns the number of pages up to the last one that exists. PDFium trusts the number in the file, so a file that
 * counts too many would have blank pages.
 */
export function countPages(document: PDFiumDocument): number {
  const module = pdfiumOf(document);
  let count = document.getPageCount();
  for (; count > 0; count--) {
    const page = handleOf(document.getPage(count - 1), 'pageIdx');
    if (page === 0) continue;
    module._FPDF_ClosePage(page);
    break;
  }
  return count;
}

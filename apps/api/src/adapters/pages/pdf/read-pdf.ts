import type { FileType } from '@aw/contracts/documents/file-types';
import type { MathNode } from '@aw/contracts/documents/page-structure';
import type { PDFiumDocument, PDFiumLibrary } from '@hyzyla/pdfium';
import type { Progress } from '../child-protocol';
import type { PageOutput, ReadResult } from '../page-reader';
import { handleOf, pdfiumOf } from '../pdfium-module';
import { refusal } from '../refusals';
import { documentStructure } from '../structure/document-structure';
import type { PageDrafts } from '../structure/drafts';
import { judgeCopy } from './judge-pdf';
import { openPdfium } from './open-pdfium';
import { writeImages, writeScan } from './page-images';
import { copyOf } from './pdfium-copy';
import { isBlank } from './raster';
import { drawScan, readPage } from './read-page';

const maxPages = 500;

let library: Promise<PDFiumLibrary> | undefined;

/**
 * Folder of the pages, whether it gets pictures for OCR, the receiver of progress, and the formulas of the Office file from
 * which the PDF was made.
 */
export type PdfOutput = {
  kind: FileType;
  outDir: string;
  keepsScans: boolean;
  onProgress: (progress: Progress) => void;
  formulas?: readonly MathNode[] | undefined;
};

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
  const pages: Omit<PageOutput, 'structure'>[] = [];
  const drafts: PageDrafts[] = [];
  let hasContent = false;
  let writing: Promise<void> = Promise.resolve();
  for (let index = 0; index < pageCount; index++) {
    const { raster, drafts: blocks, ...texts } = await readPage(document, index);
    drafts.push(blocks ?? { width: 0, height: 0, drafts: [] });
    hasContent ||= texts.text !== '' || !isBlank(raster);
    // The next page is drawn while this one is compressed.
    await writing;
    const number = index + 1;
    const scan = texts.isScan && output.keepsScans ? await drawScan(document, index) : undefined;
    writing = Promise.all([
      writeImages(raster, output.outDir, number),
      scan && writeScan(scan, output.outDir, number),
    ]).then(([paths, scanPath]) => {
      const { width, height } = raster;
      pages.push({ number, ...texts, width, height, ...paths, ...(scanPath !== undefined && { scanPath }) });
      output.onProgress('page');
    });
    writing.catch(() => undefined);
  }
  await writing;
  output.onProgress('rendered');
  if (!hasContent) return refusal('empty');
  const structures = documentStructure(drafts, output.formulas);
  return {
    status: 'read',
    kind: output.kind,
    pages: pages.map((page) => ({ ...page, structure: structures[page.number - 1] ?? null })),
  };
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

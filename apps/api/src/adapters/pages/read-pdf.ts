import type { FileType } from '@aw/contracts/documents/file-types';
import type { PDFiumDocument, PDFiumLibrary, PDFiumPage } from '@hyzyla/pdfium';
import { placesOf } from './character-places';
import type { Progress } from './child-protocol';
import { visibleText } from './hidden-text';
import { judgeCopy } from './judge-pdf';
import { openPdfium } from './open-pdfium';
import { isBlank, type Raster, writeImages } from './page-images';
import type { PageOutput, ReadResult } from './page-reader';
import { tidyText } from './page-text';
import { handleOf, pdfiumOf } from './pdfium-module';
import { refusal } from './refusals';
import { leaveTextOut } from './without-text';

/** FPDF_REMOVE_SECURITY, PDFium's third way to save: written anew, without encryption. */
const anewAndOpen = 3;

const mostCopied = 512 * 1024 * 1024;

// (module (import "e" "f" (func (param i32 i32 i32) (result i32))) (export "f" (func 0)))
const callback = Buffer.from('0061736d0100000001080160037f7f7f017f02070101650166000007050101660000', 'hex');

const mostPages = 500;
const pageWidth = 1200;
// Between a bookmark and a poster: a page is never drawn taller than ten times its width.
const mostHeight = 10 * pageWidth;
const paperRatio = 297 / 210;

let library: Promise<PDFiumLibrary> | undefined;

/** Where the pages go and who is told about each step and page. */
export type PdfOutput = { kind: FileType; outDir: string; tell: (progress: Progress) => void };

/** Reads every page of a PDF: its text, and two WebP images written to `outDir`, with two pages, and one more without its text, in memory at most. */
export async function readPdf(bytes: Uint8Array, output: PdfOutput): Promise<ReadResult> {
  library ??= openPdfium();
  const document = await openDocument(await library, bytes);
  if ('status' in document) return document;
  try {
    const carried = output.kind === 'pdf' ? judgeCopy(copyOf(document)) : undefined;
    if (carried) return refusal(carried);
    const pageCount = document.getPageCount();
    if (pageCount === 0) return refusal('empty');
    if (pageCount > mostPages) return refusal('too_many_pages');
    output.tell('readable');
    return await readPages(document, pageCount, output);
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
    const { raster, ...texts } = await drawPage(document, index);
    hasContent ||= texts.text !== '' || !isBlank(raster);
    // The next page is drawn while this one is compressed.
    await writing;
    const number = index + 1;
    writing = writeImages(raster, output.outDir, number).then((paths) => {
      pages.push({ number, ...texts, width: raster.width, height: raster.height, ...paths });
      output.tell('page');
    });
    writing.catch(() => undefined);
  }
  await writing;
  output.tell('rendered');
  return hasContent ? { status: 'read', kind: output.kind, pages } : refusal('empty');
}

async function drawPage(
  document: PDFiumDocument,
  index: number,
): Promise<Pick<PageOutput, 'text' | 'wholeText' | 'isTextChecked'> & { raster: Raster }> {
  const page = document.getPage(index);
  const size = page.getOriginalSize();
  if (!(size.originalWidth > 0 && size.originalHeight > 0))
    return { text: '', wholeText: null, isTextChecked: true, raster: blankPage() };
  // The text comes first: drawing closes the page inside PDFium.
  const text = textOf(page);
  const places = text && placesOf(page, text);
  const ratio = size.originalHeight / size.originalWidth;
  const width = Math.max(1, Math.round(Math.min(pageWidth, mostHeight / ratio)));
  const height = Math.max(1, Math.round(width * ratio));
  const options = { width, height, render: 'bitmap', renderFormFields: true } as const;
  const raster = await page.render(options);
  const wholeText = tidyText(text ?? '');
  if (wholeText === '') return { text: '', wholeText: null, isTextChecked: text !== undefined, raster };
  const textless = places && (await drawWithoutText(document.getPage(index), options));
  // What could not be checked is compared with other documents, and goes nowhere else.
  if (!text || !places || !textless) return { text: '', wholeText, isTextChecked: false, raster };
  const seen = tidyText(visibleText(text, places, { drawn: raster, textless }));
  return { text: seen, wholeText: seen === wholeText ? null : wholeText, isTextChecked: true, raster };
}

/** The page without its text; undefined when PDFium cannot leave it out. */
async function drawWithoutText(
  page: PDFiumPage,
  options: { width: number; height: number; render: 'bitmap'; renderFormFields: boolean },
): Promise<Raster | undefined> {
  const isLeftOut = leaveTextOut(page);
  const raster = await page.render(options);
  return isLeftOut ? raster : undefined;
}

/** All of a page's text; undefined when PDFium cannot read it. */
function textOf(page: PDFiumPage): string | undefined {
  try {
    return page.getText();
  } catch (error) {
    if (error instanceof WebAssembly.RuntimeError) throw error;
    return undefined;
  }
}

/** What stands for a page that the file counts but does not have. */
function blankPage(): Raster {
  const height = Math.round(pageWidth * paperRatio);
  return { width: pageWidth, height, data: new Uint8Array(pageWidth * height * 4).fill(255) };
}

/**
 * The document as PDFium understands it, written anew: every object that its pages and catalogue lead to, each once, in
 * plain spelling, decrypted and out of object streams. Undefined when PDFium cannot write it, or not in 512 MiB.
 */
function copyOf(document: PDFiumDocument): Buffer | undefined {
  const module = pdfiumOf(document);
  const { __indirect_function_table: table, malloc, free } = module.wasmExports;
  const chunks: Buffer[] = [];
  let length = 0;
  const take = (_: number, at: number, size: number): number => {
    length += size;
    if (length > mostCopied) return 0;
    chunks.push(Buffer.from(module.HEAPU8.subarray(at, at + size)));
    return 1;
  };
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(callback), { e: { f: take } });
  const writer = malloc(8);
  // The table cannot grow; its first place, C's null pointer, is always free.
  new DataView(module.HEAPU8.buffer).setUint32(writer, 1, true);
  new DataView(module.HEAPU8.buffer).setUint32(writer + 4, 0, true);
  table.set(0, exports.f);
  try {
    return module._FPDF_SaveAsCopy(handleOf(document, 'documentIdx'), writer, anewAndOpen)
      ? Buffer.concat(chunks)
      : undefined;
  } finally {
    table.set(0, null);
    free(writer);
  }
}

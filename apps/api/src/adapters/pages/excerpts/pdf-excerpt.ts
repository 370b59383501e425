import { readFile } from 'node:fs/promises';
import type { PDFiumDocument, PDFiumLibrary } from '@hyzyla/pdfium';
import { tidyText } from '../page-text';
import { openPdfium } from '../pdf/open-pdfium';
import { handleOf, pdfiumOf } from '../pdfium-module';
import { type Excerpt, maxExcerptLength, maxExcerptPages } from './excerpt';

const maxTitleBytes = 2_000;

let library: Promise<PDFiumLibrary> | undefined;

/** Reads the title and the first pages of a PDF. Undefined if it cannot be opened. */
export async function readPdfExcerpt(path: string): Promise<Excerpt | undefined> {
  library ??= openPdfium();
  const document = await (await library).loadDocument(await readFile(path)).catch((error: unknown) => {
    if (error instanceof WebAssembly.RuntimeError) throw error;
    return undefined;
  });
  if (!document) return undefined;
  try {
    return { title: tidyText(titleOf(document)), text: textOf(document) };
  } finally {
    document.destroy();
  }
}

function textOf(document: PDFiumDocument): string {
  const pages: string[] = [];
  for (let index = 0; index < Math.min(maxExcerptPages, document.getPageCount()); index++)
    pages.push(tidyText(document.getPage(index).getText().slice(0, maxExcerptLength)));
  return pages.join('\n').slice(0, maxExcerptLength);
}

/** Returns the title in the document's information dictionary, which PDFium gives as UTF-16 with a final zero. */
function titleOf(document: PDFiumDocument): string {
  const pdfium = pdfiumOf(document);
  const { malloc, free } = pdfium.wasmExports;
  const tag = malloc(6);
  const buffer = malloc(maxTitleBytes);
  try {
    pdfium.HEAPU8.set([...Buffer.from('Title'), 0], tag);
    const length = pdfium._FPDF_GetMetaText(handleOf(document, 'documentIdx'), tag, buffer, maxTitleBytes);
    if (length <= 2 || length > maxTitleBytes) return '';
    return new TextDecoder('utf-16le').decode(pdfium.HEAPU8.slice(buffer, buffer + length - 2));
  } finally {
    free(buffer);
    free(tag);
  }
}

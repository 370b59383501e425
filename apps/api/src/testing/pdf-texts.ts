import { openPdfium } from '../adapters/pages/pdf/open-pdfium';

const library = openPdfium();

/** Returns the text of each of the first `count` pages of a PDF, as PDFium reads it. */
export async function pdfTexts(bytes: Uint8Array, count: number): Promise<string[]> {
  const document = await (await library).loadDocument(bytes);
  try {
    return Array.from({ length: count }, (_, index) => document.getPage(index).getText());
  } finally {
    document.destroy();
  }
}

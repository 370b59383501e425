import { PDFiumLibrary } from '@hyzyla/pdfium';

/** Returns the text of all pages of a PDF, with single spaces. Throws for other bytes. */
export async function pdfText(bytes: Buffer): Promise<string> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(bytes);
  const texts = [...document.pages()].map((page) => page.getText());
  document.destroy();
  library.destroy();
  return texts.join(' ').replace(/\s+/g, ' ');
}

import PDFDocument from 'pdfkit';
import type { UploadedFile } from '../fixtures/person';
import { wordsFor } from './words';

type PdfOptions = {
  /** Password that is needed to open the file. */
  password?: string;
  /** Invisible bytes that make the file large. */
  padding?: Buffer;
};

/** Returns a PDF with a page for each text. The last page also has enough words for the document to count. */
export async function makePdf(pages: readonly string[], options: PdfOptions = {}): Promise<Buffer> {
  const pdf = new PDFDocument({ autoFirstPage: false, pdfVersion: '1.7', userPassword: options.password });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((resolve) => pdf.once('end', resolve));
  for (const text of pages) pdf.addPage({ size: 'A5' }).fontSize(16).text(text);
  pdf
    .moveDown()
    .fontSize(8)
    .text(wordsFor(pages.join('\n')));
  if (options.padding) pdf.ref({}).end(options.padding);
  pdf.end();
  await ended;
  return Buffer.concat(chunks);
}

/** Returns the PDF as a file for a form. */
export async function pdfFile(
  name: string,
  pages: readonly string[],
  options?: PdfOptions,
): Promise<UploadedFile> {
  return { name, mimeType: 'application/pdf', buffer: await makePdf(pages, options) };
}

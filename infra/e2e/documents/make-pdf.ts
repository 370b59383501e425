import PDFDocument from 'pdfkit';
import type { UploadedFile } from '../fixtures/person';
import { wordsFor } from './words';

type PdfOptions = {
  /** Opens with this password only. */
  password?: string;
  /** Bytes that lie inside and show nowhere, to make the file large. */
  padding?: Buffer;
};

/** A real PDF with a page for each text, and on the last one enough further words for the document to count. */
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

/** The PDF as a file that a form can send. */
export async function pdfFile(
  name: string,
  pages: readonly string[],
  options?: PdfOptions,
): Promise<UploadedFile> {
  return { name, mimeType: 'application/pdf', buffer: await makePdf(pages, options) };
}

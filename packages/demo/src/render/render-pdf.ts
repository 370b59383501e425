import PDFDocument from 'pdfkit';
import type { PdfDocument } from '../demo-document';
import { setBlock } from './pdf/blocks';
import { setFront } from './pdf/front';
import { drawFurniture } from './pdf/furniture';
import { pdfStyle } from './pdf/looks';
import type { Sheet } from './pdf/sheet';

// A fixed date, so that the same document always gives the same bytes.
const createdAt = new Date('2026-01-05T08:00:00Z');

/** Renders a document as an A4 PDF with embedded fonts. */
export async function renderPdf(source: PdfDocument): Promise<Uint8Array> {
  const style = pdfStyle(source);
  const pdf = new PDFDocument({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    lang: 'en',
    displayTitle: true,
    info: { Title: source.title, Subject: source.subject, CreationDate: createdAt, ModDate: createdAt },
  });
  const chunks: Buffer[] = [];
  const done = new Promise<void>((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', resolve);
    pdf.on('error', reject);
  });
  const sheet: Sheet = {
    pdf,
    source,
    style,
    x: style.margin.left,
    y: style.margin.top,
    width: pdf.page.width - style.margin.left - style.margin.right,
    columns: 1,
    column: 0,
    columnTop: style.margin.top,
    bottom: pdf.page.height - style.margin.bottom,
    sections: 0,
    figures: 0,
    tables: 0,
    questions: 0,
    wasParagraph: false,
  };
  setFront(sheet);
  source.body.forEach((block, i) => {
    setBlock(sheet, block, source.body[i + 1]);
  });
  drawFurniture(sheet);
  pdf.end();
  await done;
  return new Uint8Array(Buffer.concat(chunks));
}

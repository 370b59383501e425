import { PDFiumLibrary } from '@hyzyla/pdfium';
import PDFDocument from 'pdfkit';
import sharp from 'sharp';

/** Pixels across a page: 150 dots per inch. */
const pageWidth = 1240;
const pageHeight = 1754;
const skewDegrees = 0.7;

/** Returns a PDF whose pages are greyscale pictures of the pages of another, slightly askew, as a scanner app makes them. */
export async function scanOf(pdf: Uint8Array): Promise<Uint8Array> {
  const library = await PDFiumLibrary.init();
  const source = await library.loadDocument(pdf);
  const scan = new PDFDocument({ size: 'A4', margin: 0, autoFirstPage: false });
  const chunks: Buffer[] = [];
  const done = new Promise((resolve, reject) => scan.on('end', resolve).on('error', reject));
  scan.on('data', (chunk: Buffer) => chunks.push(chunk));
  // Fixed, so that the same pages always give the same bytes.
  scan.info.CreationDate = new Date('2026-01-05T08:00:00Z');
  for (const page of source.pages()) {
    const drawn = await page.render({ width: pageWidth, height: pageHeight, render: 'bitmap' });
    const raw = { width: drawn.width, height: drawn.height, channels: 4 } as const;
    const picture = await sharp(drawn.data, { raw })
      .removeAlpha()
      .greyscale()
      .rotate(skewDegrees, { background: '#fff' })
      .linear(0.86, 14)
      .jpeg({ quality: 60 })
      .toBuffer();
    scan.addPage().image(picture, 0, 0, { width: scan.page.width });
  }
  scan.end();
  await done;
  source.destroy();
  library.destroy();
  return Buffer.concat(chunks);
}

import { randomInt } from 'node:crypto';
import PDFDocument from 'pdfkit';

/**
 * Position of the text in points, its size, the size of a black square at the page's foot, and whether the page is
 * upside down.
 */
type Look = { unseen?: string; x?: number; y?: number; size?: number; mark?: number; isUpsideDown?: boolean };

/** Creates a real PDF with one page per text. `unseen` is written white on white on each. */
export function makePdf(pages: string[], look: Look = {}): Promise<Uint8Array> {
  const { unseen = '', x = 72, y = 72, size = 14, mark = 0, isUpsideDown = false } = look;
  return new Promise((resolve, reject) => {
    const document = new PDFDocument({ autoFirstPage: false, size: 'A4' });
    const chunks: Uint8Array[] = [];
    document.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    document.on('end', () => resolve(Buffer.concat(chunks)));
    document.on('error', reject);
    for (const text of pages) {
      document.addPage();
      if (unseen) document.fontSize(4).fillColor('white').text(unseen, 40, 40, { height: 700 });
      if (isUpsideDown) document.rotate(180, { origin: [298, 421] });
      document.fontSize(size).fillColor('black').text(text, x, y, { width: 451 });
      if (mark > 0) document.rect(72, 780 - mark, mark, mark).fill();
    }
    document.end();
  });
}

let pdfCount = 0;

const syllables = ['ba', 'ce', 'di', 'fo', 'gu', 'la', 'me', 'ni', 'po', 'ru', 'sa', 'te', 'vi', 'wo', 'zu'];

/** Returns words that are in no other text, because copies are recognised by their words. */
export function ownWords(count: number): string {
  const word = () => Array.from({ length: 4 }, () => syllables[randomInt(syllables.length)]).join('');
  return Array.from({ length: count }, word).join(' ');
}

/** Creates a PDF that differs from all others in its bytes and its words. */
export function uniquePdf(pageCount = 1): Promise<Uint8Array> {
  const number = ++pdfCount;
  return makePdf(
    Array.from(
      { length: pageCount },
      (_, page) =>
        `Paper ${number} of ${process.pid}, page ${page + 1}. The quick brown fox reads on. ${ownWords(60)}`,
    ),
  );
}

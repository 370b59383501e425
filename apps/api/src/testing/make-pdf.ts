import PDFDocument from 'pdfkit';

/** A real PDF with one page per text. */
export function makePdf(pages: string[]): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const document = new PDFDocument({ autoFirstPage: false, size: 'A4' });
    const chunks: Uint8Array[] = [];
    document.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    document.on('end', () => resolve(Buffer.concat(chunks)));
    document.on('error', reject);
    for (const text of pages) document.addPage().fontSize(14).text(text);
    document.end();
  });
}

let made = 0;

/** A PDF of its own: no two are the same bytes. */
export function uniquePdf(pageCount = 1): Promise<Uint8Array> {
  const number = ++made;
  return makePdf(
    Array.from(
      { length: pageCount },
      (_, page) => `Paper ${number} of ${process.pid}, page ${page + 1}. The quick brown fox reads on.`,
    ),
  );
}

import { deflateSync } from 'node:zlib';
import { Document, Packer, PageBreak, Paragraph, TextRun } from 'docx';
import PDFDocument from 'pdfkit';
import PptxGenJS from 'pptxgenjs';

/** Creates a PDF with one line of text on each page. An empty line leaves its page empty. */
export async function pdfOf(lines: string[], options: PDFKit.PDFDocumentOptions = {}): Promise<Buffer> {
  const pdf = new PDFDocument({ autoFirstPage: false, ...options });
  const chunks: Buffer[] = [];
  const ended = new Promise<void>((resolve) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', resolve);
  });
  for (const line of lines) {
    pdf.addPage({ size: 'A4' });
    if (line !== '') pdf.fontSize(24).text(line, 72, 72);
  }
  pdf.end();
  await ended;
  return Buffer.concat(chunks);
}

/** Creates a Word document with one line of text on each page. */
export async function docxOf(lines: string[]): Promise<Buffer> {
  const children = lines.map(
    (line, at) => new Paragraph({ children: [...(at > 0 ? [new PageBreak()] : []), new TextRun(line)] }),
  );
  return Packer.toBuffer(new Document({ sections: [{ children }] }));
}

/** Creates a presentation with one line of text on each slide. */
export async function pptxOf(lines: string[]): Promise<Buffer> {
  const slides = new PptxGenJS();
  for (const line of lines) slides.addSlide().addText(line, { x: 1, y: 1, w: 8, h: 1 });
  const bytes = await slides.write({ outputType: 'nodebuffer' });
  if (!(bytes instanceof Uint8Array)) throw new Error('pptxgenjs gave no bytes');
  return Buffer.from(bytes);
}

function pdfWithObjects(objects: (string | Buffer)[]): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')];
  objects.forEach((object, at) => {
    parts.push(Buffer.from(`${at + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n'));
  });
  parts.push(Buffer.from(`trailer\n<</Size ${objects.length + 1}/Root 1 0 R>>\n%%EOF\n`));
  return Buffer.concat(parts);
}

const page = (...resources: string[]) => [
  '<</Type/Catalog/Pages 2 0 R>>',
  '<</Type/Pages/Count 1/Kids[3 0 R]>>',
  `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<<${resources.join('')}>>>>`,
];

const stream = (dictionary: string, content: string | Buffer) =>
  Buffer.concat([
    Buffer.from(`<<${dictionary}/Length ${Buffer.byteLength(content)}>>\nstream\n`),
    Buffer.from(content),
    Buffer.from('\nendstream'),
  ]);

/**
 * Returns a PDF of a few kilobytes whose only page takes minutes to draw: many half-transparent sheets on top of each
 * other.
 */
export function endlessPdf(): Buffer {
  const content = deflateSync(`/G gs 0.9 g ${'0 0 595 842 re f '.repeat(100_000)}`);
  return pdfWithObjects([...page('/ExtGState<</G<</ca 0.5>>>>'), stream('/Filter/FlateDecode', content)]);
}

/**
 * Returns a PDF of a few kilobytes that expands in memory: ten times ten times ten … forms, each of which contains
 * the next.
 */
export function unfoldingPdf(): Buffer {
  const depth = 12;
  const forms = Array.from({ length: depth }, (_, at) => {
    const isLast = at === depth - 1;
    const content = isLast ? '0 0 9 9 re f' : '/F Do '.repeat(10);
    const inner = isLast ? '' : `/Resources<</XObject<</F ${at + 6} 0 R>>>>`;
    return stream(`/Type/XObject/Subtype/Form/BBox[0 0 595 842]${inner}`, content);
  });
  return pdfWithObjects([...page('/XObject<</F 5 0 R>>'), stream('', '/F Do'), ...forms]);
}

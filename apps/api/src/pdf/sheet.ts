import { openFonts } from '@aw/pdf-fonts';
import PDFDocument from 'pdfkit';

const margin = 56;
const amountWidth = 110;
const ink = '#15213f';
const muted = '#455067';
const line = '#dcd7cc';

/** What stands for a sign that no font of ours has. */
const unknownSign = '□';
const files = {
  'inter-regular': '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf',
  'inter-bold': '@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf',
  'garamond-regular': '@expo-google-fonts/eb-garamond/400Regular/EBGaramond_400Regular.ttf',
  'garamond-bold': '@expo-google-fonts/eb-garamond/600SemiBold/EBGaramond_600SemiBold.ttf',
  math: '@expo-google-fonts/stix-two-math/400Regular/STIXTwoMath_400Regular.ttf',
};
type FontId = keyof typeof files;

const fonts = openFonts(files, import.meta.url);
/** Fonts that a sign is looked for in, in this order. */
const chain: readonly FontId[] = ['inter-regular', 'math', 'garamond-regular'];

type Look = { size?: number; isBold?: boolean; isQuiet?: boolean };

/** A4 paper that is written from top to bottom, line by line, with page after page as needed. */
export type Sheet = {
  heading(text: string, size: number): void;
  text(text: string, look?: Look): void;
  /** Words on the left and an amount on the right. */
  row(left: string, right: string, look?: Look): void;
  rule(): void;
  gap(points: number): void;
  end(): Promise<Buffer>;
};

/** Opens a sheet with a title for readers and search; `at` is its date. */
export function openSheet(title: string, at: Date): Sheet {
  const info = { Title: title, CreationDate: at, ModDate: at };
  const pdf = new PDFDocument({ size: 'A4', margin, lang: 'en', displayTitle: true, info });
  const chunks: Buffer[] = [];
  const done = new Promise<void>((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', resolve);
    pdf.on('error', reject);
  });
  const width = pdf.page.width - 2 * margin;
  const write = (text: string, x: number, options: Look & { width: number; align?: 'right' }) => {
    const { size = 10, isBold = false, isQuiet = false, ...box } = options;
    const runs = fonts.split(known(text), isBold ? ['inter-bold', ...chain] : chain);
    pdf.fontSize(size).fillColor(isQuiet ? muted : ink);
    pdf.x = x;
    for (const [index, run] of runs.entries())
      use(pdf, run.font).text(run.text, { ...box, continued: index < runs.length - 1 });
  };
  const need = (points: number) => {
    if (pdf.y + points > pdf.page.height - margin) pdf.addPage();
  };
  return {
    heading(text, size) {
      need(3 * size);
      use(pdf, 'garamond-bold').fontSize(size).fillColor(ink);
      pdf.text(text, margin, pdf.y, { width });
    },
    text: (text, look = {}) => write(text, margin, { ...look, width }),
    row(left, right, look = {}) {
      need(60);
      const { y } = pdf;
      write(right, margin + width - amountWidth, { ...look, width: amountWidth, align: 'right' });
      pdf.y = y;
      write(left, margin, { ...look, width: width - amountWidth - 16 });
      pdf.moveDown(0.3);
    },
    rule() {
      pdf.moveDown(0.3);
      pdf
        .moveTo(margin, pdf.y)
        .lineTo(margin + width, pdf.y)
        .lineWidth(0.75)
        .strokeColor(line)
        .stroke();
      pdf.moveDown(0.6);
    },
    gap(points) {
      pdf.y += points;
    },
    async end() {
      pdf.end();
      await done;
      return Buffer.concat(chunks);
    },
  };
}

/** Takes a font up; pdfkit embeds each once, under its name. */
function use(pdf: PDFKit.PDFDocument, id: FontId): PDFKit.PDFDocument {
  return pdf.registerFont(id, fonts.bytes(id)).font(id);
}

/** A text on one line with only signs that can be drawn. */
function known(text: string): string {
  return Array.from(text.replace(/\s+/g, ' ').trim(), (sign) => {
    const code = sign.codePointAt(0) ?? 32;
    return chain.some((id) => fonts.open(id).hasGlyphForCodePoint(code)) ? sign : unknownSign;
  }).join('');
}

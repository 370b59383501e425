import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';
import { type HouseColour, houseColours } from './house-colours';

const require = createRequire(import.meta.url);
const fonts = {
  serif: '@expo-google-fonts/source-serif-4/600SemiBold/SourceSerif4_600SemiBold.ttf',
  sans: '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf',
  strong: '@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf',
};
const margin = 56;
const gap = 14;
const columns = 3;
const swatchHeight = 44;

const aboutMark =
  'A ruled page with one highlighted line. Please use it unchanged: no other colours, no outline, no rotation, and clear space of half its width on every side.';

type Sheet = InstanceType<typeof PDFDocument>;

/** Returns an A4 PDF with colours and typefaces. `at` is its date, so that the same content gives the same bytes. */
export async function colourSheet(at: Date): Promise<Buffer> {
  const info = { Title: 'Academic Workshop: colours and type', CreationDate: at, ModDate: at };
  const pdf = new PDFDocument({ size: 'A4', margin, lang: 'en', displayTitle: true, info });
  const done = bytesOf(pdf);
  for (const [name, file] of Object.entries(fonts)) pdf.registerFont(name, require.resolve(file));
  const light = houseColours('light');
  const [ink] = light.filter(({ name }) => name === 'Ink');
  pdf.fillColor(ink?.hex ?? 'black');
  pdf.font('serif').fontSize(28).text('Academic Workshop').fontSize(15).text('Colours and type');
  swatches(pdf, 'On paper (light theme)', light);
  swatches(pdf, 'By lamplight (dark theme)', houseColours('dark'));
  typefaces(pdf);
  pdf.end();
  return done;
}

function bytesOf(pdf: Sheet): Promise<Buffer> {
  const chunks: Buffer[] = [];
  return new Promise((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
  });
}

function heading(pdf: Sheet, text: string): void {
  pdf.moveDown(1.2).font('strong').fontSize(11).text(text, margin).moveDown(0.6);
}

function swatches(pdf: Sheet, title: string, colours: readonly HouseColour[]): void {
  heading(pdf, title);
  const width = (pdf.page.width - 2 * margin - (columns - 1) * gap) / columns;
  const top = pdf.y;
  const rowHeight = swatchHeight + 46;
  for (const [at, { name, hex, oklch }] of colours.entries()) {
    const x = margin + (at % columns) * (width + gap);
    const y = top + Math.floor(at / columns) * rowHeight;
    pdf.save().rect(x, y, width, swatchHeight).lineWidth(0.5).fillAndStroke(hex, 'grey').restore();
    const box = { width, lineBreak: false };
    pdf
      .font('strong')
      .fontSize(9)
      .text(`${name}  ${hex}`, x, y + swatchHeight + 6, box);
    pdf
      .font('sans')
      .fontSize(8)
      .text(oklch, x, y + swatchHeight + 19, box);
  }
  pdf.x = margin;
  pdf.y = top + Math.ceil(colours.length / columns) * rowHeight - gap;
}

function typefaces(pdf: Sheet): void {
  heading(pdf, 'Type');
  pdf.font('serif').fontSize(26).text('Find the page that explains it.');
  pdf
    .font('sans')
    .fontSize(9)
    .text('Source Serif 4: headings, questions, quotations and the numbers people decide by.');
  pdf.moveDown(0.8).fontSize(15).text('Study documents by school and course.');
  pdf
    .fontSize(9)
    .text('Inter: everything else, with tabular figures. Both typefaces are free (SIL Open Font License).');
  heading(pdf, 'The mark');
  pdf.font('sans').fontSize(9).text(aboutMark);
}

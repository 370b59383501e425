import { PDFiumLibrary } from '@hyzyla/pdfium';
import PDFDocument from 'pdfkit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { visibleText } from './hidden-text';
import { charactersOf } from './page-characters';
import { leaveTextOut } from './without-text';

let pdfium: PDFiumLibrary;
beforeAll(async () => {
  pdfium = await PDFiumLibrary.init();
});
afterAll(() => pdfium.destroy());

type Draw = (document: PDFKit.PDFDocument) => unknown;

async function seenOf(draw: Draw, rotation = 0): Promise<string> {
  const document = new PDFDocument({ size: 'A4' });
  const chunks: Uint8Array[] = [];
  document.on('data', (chunk: Uint8Array) => chunks.push(chunk));
  const ended = new Promise((resolve) => document.on('end', resolve));
  Object.assign(document.page.dictionary.data, { Rotate: rotation });
  document.fontSize(12).fillColor('black').text('Read me, I stand here', 72, 100);
  draw(document);
  document.end();
  await ended;
  const opened = await pdfium.loadDocument(Buffer.concat(chunks));
  const page = opened.getPage(0);
  const { text, places } = charactersOf(page) ?? { text: '', places: [] };
  const { originalWidth, originalHeight } = page.getOriginalSize();
  const height = Math.round((1200 * originalHeight) / originalWidth);
  const drawn = await page.render({ width: 1200, height, render: 'bitmap' });
  const again = opened.getPage(0);
  leaveTextOut(again);
  const textless = await again.render({ width: 1200, height, render: 'bitmap' });
  opened.destroy();
  return visibleText(text, places, { drawn, textless }).replace(/\s+/g, ' ').trim();
}

const hiding: [how: string, draw: Draw][] = [
  ['white on white', (pdf) => pdf.fillColor('white').text('padding words', 72, 300)],
  ['nearly white', (pdf) => pdf.fillColor('#fafafa').text('padding words', 72, 300)],
  ['of one point', (pdf) => pdf.fontSize(1).text('padding words', 72, 300)],
  ['outside of the page', (pdf) => pdf.text('padding words', 700, 300, { lineBreak: false })],
  ['clear', (pdf) => pdf.fillOpacity(0).text('padding words', 72, 300)],
  ['under a white sheet', (pdf) => pdf.text('padding words', 72, 300).rect(60, 290, 300, 40).fill('white')],
  [
    'white between lines of black',
    (pdf) => pdf.fillColor('white').fontSize(9).text('padding words', 72, 101),
  ],
  ['black on black', (pdf) => pdf.rect(60, 290, 300, 40).fill().text('padding words', 72, 300)],
];
it.each(hiding)('[D13] words %s are recognised as hidden', async (_, draw) => {
  for (const rotation of [0, 90, 180, 270])
    expect(await seenOf(draw, rotation)).toBe('Read me, I stand here');
});

const shown: [how: string, draw: Draw][] = [
  [
    'white on black',
    (pdf) => pdf.rect(60, 290, 300, 40).fill().fillColor('white').text('small words', 72, 300),
  ],
  ['grey', (pdf) => pdf.fillColor('#cccccc').text('small words', 72, 300)],
  ['of four points', (pdf) => pdf.fontSize(4).text('small words', 72, 300)],
  ['of a poster', (pdf) => pdf.fontSize(80).text('small words', 10, 300)],
];
it.each(shown)('[D13] words %s are recognised as visible', async (_, draw) => {
  for (const rotation of [0, 90, 180, 270])
    expect((await seenOf(draw, rotation)).replace(/\s/g, '')).toMatch(
      /^(?=.*Readme,Istandhere)(?=.*smallwords).{27}$/,
    );
});

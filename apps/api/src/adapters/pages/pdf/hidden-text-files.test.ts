import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type PDFDocument from 'pdfkit';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fileOf, hiddenTextFiles, photoOf, visibleWords } from '../../../testing/hidden-text-files';
import { readPdf } from './read-pdf';

type Pdf = InstanceType<typeof PDFDocument>;

let outDir: string;
beforeAll(async () => {
  outDir = await mkdtemp(path.join(tmpdir(), 'hidden-text-'));
});
afterAll(() => rm(outDir, { recursive: true, force: true }));

async function pageOf(bytes: Uint8Array) {
  const result = await readPdf(bytes, {
    kind: 'pdf',
    keepsScans: false,
    outDir,
    onProgress: () => undefined,
  });
  if (result.status !== 'read') throw new Error(result.reason);
  const [page] = result.pages;
  if (!page) throw new Error('There is no page.');
  return page;
}

const wordsIn = (text: string) => text.split(/\s+/).filter(Boolean);

describe('hidden words', () => {
  it('[A9] the text of each of 56 files contains all visible words and no hidden ones', async () => {
    const files = await hiddenTextFiles();
    expect(files.length).toBeGreaterThanOrEqual(50);
    const leaks: string[] = [];
    const losses: string[] = [];
    for (const { name, canary, bytes } of files) {
      const page = await pageOf(bytes);
      expect(page.isTextChecked, name).toBe(true);
      // All of the text can be found, and documents are compared by it.
      if (!/outside/.test(name)) expect(page.wholeText, name).toContain(canary);
      if (page.text.includes(canary)) leaks.push(name);
      const seen = wordsIn(page.text);
      if (!wordsIn(visibleWords).every((word) => seen.includes(word))) losses.push(`${name}: ${page.text}`);
    }
    expect({ leaks, losses }).toEqual({ leaks: [], losses: [] });
  });
});

const line = 'Every reader can see these nine words at once';
const write = (pdf: Pdf, y = 300, words = line) => pdf.text(words, 72, y, { lineBreak: false });
const onGround = (ground: string, colour: string) => (pdf: Pdf) =>
  write(pdf.rect(60, 285, 420, 45).fill(ground).fillColor(colour));
const shown: [how: string, draw: (pdf: Pdf, photo: Buffer) => unknown][] = [
  ['in light grey', (pdf) => write(pdf.fillColor('#999999'))],
  ['in a footnote of six points', (pdf) => write(pdf.fontSize(6))],
  ['in grey and five points', (pdf) => write(pdf.fontSize(5).fillColor('#888888'))],
  ['white on a dark banner', onGround('#102a43', 'white')],
  ['green on red of the same brightness', onGround('#c80000', '#00c800')],
  ['dark blue on light blue', onGround('#9ec5fe', '#0a2c6b')],
  ['white on a photo', (pdf, photo) => write(pdf.image(photo, 60, 285).fillColor('white'))],
  ['black on a photo', (pdf, photo) => write(pdf.image(photo, 60, 285).fillColor('black'))],
  [
    'on a gradient',
    (pdf) => {
      const gradient = pdf.linearGradient(60, 285, 480, 285).stop(0, '#ffffff').stop(1, '#335577');
      write(pdf.rect(60, 285, 420, 45).fill(gradient).fillColor('black'));
    },
  ],
  [
    'in outlines',
    (pdf) => pdf.fontSize(20).text(line, 60, 300, { lineBreak: false, stroke: true, fill: false }),
  ],
  ['half clear', (pdf) => write(pdf.fillOpacity(0.5))],
  ['raised and lowered', (pdf) => write(pdf.fontSize(7), 297)],
  ['underlined', (pdf) => pdf.text(line, 72, 300, { lineBreak: false, underline: true })],
  ['struck through', (pdf) => pdf.text(line, 72, 300, { lineBreak: false, strike: true })],
  ['slanted up the page', (pdf) => write(pdf.rotate(30, { origin: [72, 300] }))],
  ['on a yellow mark', onGround('#ffff00', 'black')],
  ['as mathematics', (pdf) => write(pdf.font('Times-Italic'), 300, 'x2 + y2 = r2 and a1 < b1 where n = 10')],
  ['behind a pale mark', (pdf) => write(pdf).fillOpacity(0.15).fontSize(90).text('DRAFT', 72, 260)],
];

describe('visible words', () => {
  it.each(shown)('[A9] visible words %s are kept', async (_, draw) => {
    const photo = await photoOf(420, 45);
    for (const rotation of [0, 90]) {
      const page = await pageOf(await fileOf(rotation, (pdf) => draw(pdf, photo)));
      expect(page).toMatchObject({ isTextChecked: true, wholeText: null });
      expect(page.text).toContain(visibleWords);
    }
  });

  it('[A9] the words of a scanned page are kept, although its text layer is not drawn', async () => {
    const scan = await pictureOf(await fileOf(0, (pdf) => write(pdf.fontSize(12))));
    const layered = await fileOf(0, (pdf) => {
      pdf.rect(0, 0, 596, 842).fill('white').fillColor('black').image(scan, 0, 0, { width: 595.28 });
      pdf.addContent('3 Tr').fontSize(12);
      write(pdf, 90, visibleWords);
      write(pdf);
      write(pdf, 500, 'Nothing of this stands on the paper');
    });
    const { text } = await pageOf(layered);
    expect(text).toContain(line);
    expect(text).not.toMatch(/Nothing|paper/);
  });

  async function pictureOf(bytes: Buffer): Promise<Buffer> {
    const { pagePath } = await pageOf(bytes);
    return sharp(pagePath).flatten().png().toBuffer();
  }
});

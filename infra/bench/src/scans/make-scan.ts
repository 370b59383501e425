import { PDFiumLibrary } from '@hyzyla/pdfium';
import PDFDocument from 'pdfkit';
import sharp from 'sharp';

/** Ways in which a page can be scanned or photographed. */
export type ScanLook = 'clean' | 'noisy' | 'skewed' | 'uneven' | 'photo' | 'sideways' | 'upside-down';

type Grey = { data: Buffer; width: number; height: number };

/** Pixels of an A4 page at 200 dots per inch. */
const pageSize = { width: 1654, height: 2339 };

/** Creates a PDF whose pages are pictures of texts, as a scanner or a phone would make it. The same input gives the same PDF. */
export async function makeScan(texts: string[], look: ScanLook | ScanLook[] = 'clean'): Promise<Buffer> {
  const looks = [look].flat();
  const pages = await drawPages(await typedPdf(texts));
  const pictures = await Promise.all(
    pages.map((page, index) => takePicture(page, looks[index % looks.length] ?? 'clean', index)),
  );
  return pdfOfPictures(pictures);
}

/** Draws texts as pictures of pages (JPEG), as a scanner without faults would. */
export async function drawTexts(texts: string[]): Promise<Buffer[]> {
  const pages = await drawPages(await typedPdf(texts));
  return Promise.all(pages.map((page, index) => takePicture(page, 'clean', index)));
}

/** Creates a PDF whose pages are these pictures. */
export async function pdfOfPictures(pictures: readonly Buffer[]): Promise<Buffer> {
  const sizes = await Promise.all(pictures.map((picture) => sharp(picture).metadata()));
  return pdfOf((document) => {
    for (const [index, picture] of pictures.entries()) {
      const { width = 1, height = 1 } = sizes[index] ?? {};
      const size: [number, number] = [595, (595 * height) / width];
      document.addPage({ size, margin: 0 }).image(picture, 0, 0, { width: size[0], height: size[1] });
    }
  });
}

function pdfOf(fill: (document: PDFKit.PDFDocument) => void): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const document = new PDFDocument({ autoFirstPage: false });
    const chunks: Buffer[] = [];
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    document.on('end', () => resolve(Buffer.concat(chunks)));
    document.on('error', reject);
    fill(document);
    document.end();
  });
}

/** Draws a page of scribbles that look like handwriting from afar and contain no letters. */
export function drawScribbles(): Promise<Buffer> {
  const random = randomOf(7);
  const lines = Array.from({ length: 18 }, (_, line) => {
    const y = 200 + line * 110;
    const waves = Array.from({ length: 40 }, () => {
      const [rise, fall] = [random() * 60 - 30, random() * 60 - 30];
      return `q ${5 + random() * 10} ${rise.toFixed(1)} ${14 + random() * 18} ${fall.toFixed(1)}`;
    });
    return `<path d="M 140 ${y} ${waves.join(' ')}" fill="none" stroke="#223" stroke-width="4"/>`;
  });
  const { width, height } = pageSize;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#fff"/>${lines.join('')}</svg>`;
  return sharp(Buffer.from(svg)).jpeg({ quality: 85 }).toBuffer();
}

/** Creates a PDF with a page for each text. */
export function typedPdf(texts: readonly string[]): Promise<Buffer> {
  return pdfOf((document) => {
    for (const text of texts)
      document.addPage({ size: 'A4' }).fontSize(12).text(text, 72, 72, { width: 451 });
  });
}

async function drawPages(pdf: Uint8Array): Promise<Grey[]> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(pdf);
  const pages: Grey[] = [];
  for (const page of document.pages()) {
    const { data, width, height } = await page.render({ ...pageSize, render: 'bitmap' });
    const grey = sharp(data, { raw: { width, height, channels: 4 } }).removeAlpha();
    pages.push({ data: await grey.toColourspace('b-w').raw().toBuffer(), width, height });
  }
  document.destroy();
  library.destroy();
  return pages;
}

function takePicture(page: Grey, look: ScanLook, seed: number): Promise<Buffer> {
  const random = randomOf(seed + 1);
  const open = ({ data, width, height }: Grey) => sharp(data, { raw: { width, height, channels: 1 } });
  switch (look) {
    case 'clean':
      return open(page).jpeg({ quality: 85 }).toBuffer();
    case 'noisy':
      return open(mapPixels(page, (value) => value + 40 * gauss(random)))
        .jpeg({ quality: 80 })
        .toBuffer();
    case 'skewed':
      return open(page).rotate(3, { background: '#fff' }).jpeg({ quality: 85 }).toBuffer();
    case 'uneven':
      return open(mapPixels(page, (value, x, y) => value * (0.25 + 0.75 * Math.min(1, 0.6 * (x + y)))))
        .jpeg({ quality: 80 })
        .toBuffer();
    case 'photo':
      return open(photographed(page, random)).blur(0.8).jpeg({ quality: 75 }).toBuffer();
    case 'sideways':
      return open(page).rotate(90).jpeg({ quality: 85 }).toBuffer();
    case 'upside-down':
      return open(page).rotate(180).jpeg({ quality: 85 }).toBuffer();
  }
}

/** Returns a page seen at an angle on a dark table, a little curved, with a shadow and the noise of a phone. */
function photographed({ data, width, height }: Grey, random: () => number): Grey {
  const out = Buffer.alloc(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [across, down] = [x / width, y / height];
      const sourceX = (across - 0.5) / (0.8 + 0.12 * down) + 0.5;
      const sourceY = (down - 0.05) / 0.9 + 0.008 * Math.sin(across * 3);
      const isPage = sourceX >= 0 && sourceX < 1 && sourceY >= 0 && sourceY < 1;
      const at = Math.floor(sourceY * height) * width + Math.floor(sourceX * width);
      const light = 0.55 + 0.4 * down - 0.15 * across;
      out[y * width + x] = clamp((isPage ? (data[at] ?? 0) : 70) * light + 8 * gauss(random));
    }
  }
  return { data: out, width, height };
}

function mapPixels(
  { data, width, height }: Grey,
  change: (value: number, x: number, y: number) => number,
): Grey {
  const out = Buffer.alloc(data.length);
  for (let at = 0; at < data.length; at++)
    out[at] = clamp(change(data[at] ?? 0, (at % width) / width, Math.floor(at / width) / height));
  return { data: out, width, height };
}

const clamp = (value: number) => Math.max(0, Math.min(255, Math.round(value)));

/** Returns numbers from 0 to 1 that are the same for the same seed (linear congruential generator). */
function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Returns a normally distributed number (Box and Muller 1958). */
const gauss = (random: () => number) =>
  Math.sqrt(-2 * Math.log(random() + 1e-9)) * Math.cos(2 * Math.PI * random());

import { readFileSync } from 'node:fs';
import sharp from 'sharp';

const pngWidth = 1024;
const drawnWidth = 30;
const pointsPerInch = 72;

/** The drawn mark as vectors; the same file stands in the tab of the browser. */
export function logoSvg(): Buffer {
  return readFileSync(new URL('../../public/favicon.svg', import.meta.url));
}

/** The drawn mark as a picture of 1024 × 1024 pixels on a transparent ground. */
export function logoPng(): Promise<Buffer> {
  const density = (pointsPerInch * pngWidth) / drawnWidth;
  return sharp(logoSvg(), { density }).resize(pngWidth, pngWidth).png().toBuffer();
}

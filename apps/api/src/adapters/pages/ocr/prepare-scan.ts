import sharp, { type Sharp } from 'sharp';

/** A greyscale picture: one byte per pixel, 0 is black. */
export type Scan = { data: Buffer; width: number; height: number };

/** Wider pictures are not read better, only more slowly. */
export const maxScanWidth = 1700;
const maxScanHeight = 10 * maxScanWidth;
/** The background is estimated on a picture that is smaller by this factor, on which letters are thin. */
const backgroundScale = 8;
/** Smaller differences between a pixel and its background are noise. */
const minContrast = 40;

/**
 * Prepares a picture of a page for OCR: greyscale, at most 1,700 pixels wide, and divided by its background, so that
 * shadows and uneven light disappear. The background is the median of the surroundings, which letters hardly change.
 */
export async function prepareScan(picture: Sharp): Promise<Scan> {
  const { data, info } = await picture
    .flatten({ background: '#fff' })
    .greyscale()
    .resize({ width: maxScanWidth, height: maxScanHeight, fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const background = await backgroundOf({ data, width, height });
  const isLight = hasLightLetters(data, background);
  for (let at = 0; at < data.length; at++) {
    const [value, ground] = [data[at] ?? 0, background[at] ?? 255];
    const [ink, paper] = isLight ? [255 - value, 255 - ground] : [value, ground];
    data[at] = Math.min(255, Math.round((255 * ink) / Math.max(1, paper)));
  }
  return { data, width, height };
}

/** Returns whether the letters are lighter than their background, as on a dark slide. */
function hasLightLetters(data: Buffer, background: Buffer): boolean {
  let balance = 0;
  for (let at = 0; at < data.length; at += 3) {
    const difference = (data[at] ?? 0) - (background[at] ?? 0);
    if (Math.abs(difference) >= minContrast) balance += difference;
  }
  return balance > 0;
}

async function backgroundOf(scan: Scan): Promise<Buffer> {
  const { width, height } = scan;
  const small = await openScan(scan)
    .resize({
      width: Math.ceil(width / backgroundScale),
      height: Math.ceil(height / backgroundScale),
      fit: 'fill',
    })
    .median(9)
    .blur(backgroundScale)
    .toColourspace('b-w')
    .png()
    .toBuffer();
  return sharp(small).resize({ width, height, fit: 'fill' }).toColourspace('b-w').raw().toBuffer();
}

/**
 * Returns the part of a page around the middle of its letters, from which its direction can be recognised: three fifths of
 * its width and two of its height.
 */
export function middleOf(scan: Scan): Sharp {
  const { width, height } = scan;
  const [across, down] = [Math.max(1, Math.round(width * 0.6)), Math.max(1, Math.round(height * 0.4))];
  const middle = middleOfInk(scan);
  const place = (at: number, length: number, most: number) =>
    Math.max(0, Math.min(most - length, Math.round(at - length / 2)));
  return openScan(scan).extract({
    left: place(middle.x, across, width),
    top: place(middle.y, down, height),
    width: across,
    height: down,
  });
}

/** Returns the mean place of the dark pixels of every fourth row and column. */
function middleOfInk({ data, width, height }: Scan): { x: number; y: number } {
  let [sumX, sumY, count] = [0, 0, 0];
  for (let y = 0; y < height; y += 4)
    for (let x = 0; x < width; x += 4) {
      if ((data[y * width + x] ?? 255) > 127) continue;
      sumX += x;
      sumY += y;
      count++;
    }
  return count === 0 ? { x: width / 2, y: height / 2 } : { x: sumX / count, y: sumY / count };
}

/** Opens a greyscale picture with sharp. */
export function openScan({ data, width, height }: Scan): Sharp {
  return sharp(data, { raw: { width, height, channels: 1 } });
}

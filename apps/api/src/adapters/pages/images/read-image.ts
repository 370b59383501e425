import { readFile, writeFile } from 'node:fs/promises';
import { maxImagePixels } from '@aw/contracts/images/image-types';
import sharp from 'sharp';

export type ImageTask = { path: string; outPath: string };

/** `unreadable` is damaged, or of a type that the process does not decode. */
export type ImageResult =
  | { status: 'read'; width: number; height: number }
  | { status: 'refused'; code: 'pixels' | 'unreadable' };

type Drawn = { data: Buffer; width: number; height: number };

// No camera and no JPEG has a longer side; lines of millions of pixels take gigabytes.
const longestSide = 65_535;
const mostWidth = 2000;
const mostHeight = 6000;

/**
 * Draws an image anew and writes it as WebP: upright, its first frame alone, on white, at most 2000 × 6000 pixels. Only
 * the pixels of the source get there, none of its metadata and nothing that was appended to it.
 */
export async function readImage({ path, outPath }: ImageTask): Promise<ImageResult> {
  // Read and written by Node, whose errors tell a disk that fails from a bad image.
  const source = await readFile(path);
  const drawn = await draw(source).catch(() => 'unreadable' as const);
  if (typeof drawn === 'string') return { status: 'refused', code: drawn };
  const { data, width, height } = drawn;
  await writeFile(outPath, data);
  return { status: 'read', width, height };
}

async function draw(source: Buffer): Promise<Drawn | 'pixels'> {
  // The header alone says how many there are; nothing is decoded before that.
  const { width, height } = await sharp(source, { limitInputPixels: false }).metadata();
  if (width * height > maxImagePixels || Math.max(width, height) > longestSide) return 'pixels';
  const { data, info } = await sharp(source, { limitInputPixels: maxImagePixels, failOn: 'error' })
    .autoOrient()
    // Black lines on nothing would be black on black where the page is dark.
    .flatten({ background: '#fff' })
    .resize({ width: mostWidth, height: mostHeight, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 82, smartSubsample: true })
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { PageOutput } from '../page-reader';
import { pictureHash } from './picture-hash';
import { pictureShape } from './picture-shape';
import type { Raster } from './raster';

const thumbWidth = 400;

/** Writes a page as a greyscale JPEG for OCR and returns its path. */
export async function writeScan(raster: Raster, outDir: string, number: number): Promise<string> {
  const { data, width, height } = raster;
  const scanPath = path.join(outDir, `${number}-scan.jpg`);
  const image = sharp(data, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .greyscale();
  await writeFile(scanPath, await image.jpeg({ quality: 90 }).toBuffer());
  return scanPath;
}

/** Writes a page's image and its thumbnail (at most 400 pixels wide) as WebP. Returns the picture's hash and shape. */
export async function writeImages(
  raster: Raster,
  outDir: string,
  number: number,
): Promise<Pick<PageOutput, 'pagePath' | 'thumbPath' | 'pictureHash' | 'pictureShape'>> {
  const { data, width, height } = raster;
  const image = sharp(data, { raw: { width, height, channels: 4 } }).removeAlpha();
  const pagePath = path.join(outDir, `${number}-page.webp`);
  const thumbPath = path.join(outDir, `${number}-thumb.webp`);
  const [page, thumb] = await Promise.all([
    image.clone().webp({ quality: 80, effort: 2 }).toBuffer(),
    image
      .clone()
      .resize({ width: Math.min(thumbWidth, width) })
      .webp({ quality: 78, effort: 2 })
      .toBuffer(),
  ]);
  // Written by Node, whose errors distinguish a full disk from a bad image.
  await Promise.all([writeFile(pagePath, page), writeFile(thumbPath, thumb)]);
  const [hash, shape] = await Promise.all([pictureHash(thumb), pictureShape(thumb)]);
  return { pagePath, thumbPath, pictureHash: hash, pictureShape: shape };
}

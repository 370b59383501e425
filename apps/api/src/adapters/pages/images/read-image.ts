import { readFile, writeFile } from 'node:fs/promises';
import { maxChatImageBytes, maxChatImagePixels, maxImagePixels } from '@aw/contracts/images/image-types';
import sharp, { type Sharp } from 'sharp';

/**
 * `share` draws the top of a picture as social networks show it, instead of the whole picture as WebP. `chat` draws a WebP
 * of at most 2 megapixels and 500 KB.
 */
export type ImageTask = { path: string; outPath: string; form?: 'share' | 'chat' };

/** `unreadable`: damaged, or of a type that the process does not decode. */
export type ImageResult =
  | { status: 'read'; width: number; height: number }
  | { status: 'refused'; code: 'pixels' | 'unreadable' };

type Size = { width: number; height: number };
type Drawn = Size & { data: Buffer };

// No camera and no JPEG has a longer side. Lines of millions of pixels would need gigabytes.
const maxSide = 65_535;
const maxWidth = 2000;
const maxHeight = 6000;
/** Size of pictures in social networks, of which not all read WebP. */
const shareSize = { width: 1200, height: 630 };

/**
 * Re-encodes an image as WebP: upright, only its first frame, on white, at most 2000 × 6000 pixels. Only the pixels
 * are copied, without metadata and appended data. With the form `chat` it has at most 2 megapixels and 500 KB; with `share`, the top
 * of it becomes a JPEG of 1200 × 630.
 */
export async function readImage({ path, outPath, form }: ImageTask): Promise<ImageResult> {
  // Read and written by Node, whose errors distinguish a failing disk from a bad image.
  const source = await readFile(path);
  const drawn = await draw(source, form).catch(() => 'unreadable' as const);
  if (typeof drawn === 'string') return { status: 'refused', code: drawn };
  const { data, width, height } = drawn;
  await writeFile(outPath, data);
  return { status: 'read', width, height };
}

async function draw(source: Buffer, form: ImageTask['form']): Promise<Drawn | 'pixels'> {
  // The number of pixels comes from the header. Nothing is decoded before it was checked.
  const { width, height, autoOrient } = await sharp(source, { limitInputPixels: false }).metadata();
  if (width * height > maxImagePixels || Math.max(width, height) > maxSide) return 'pixels';
  const picture = sharp(source, { limitInputPixels: maxImagePixels, failOn: 'error' })
    .autoOrient()
    // Black lines on a transparent ground would be invisible on a dark page.
    .flatten({ background: '#fff' });
  const fitting = () =>
    picture.resize({ ...boxFor(form, autoOrient), fit: 'inside', withoutEnlargement: true });
  if (form === 'chat') return drawSmall(fitting());
  const drawn =
    form === 'share'
      ? picture.resize({ ...shareSize, fit: 'cover', position: 'top' }).jpeg({ quality: 80, mozjpeg: true })
      : fitting().webp(webpOf(usualQuality));
  const { data, info } = await drawn.toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Draws a WebP within the bytes of a chat, of a lower quality or with fewer pixels if need be. */
async function drawSmall(picture: Sharp): Promise<Drawn> {
  const { data: pixels, info: raw } = await picture.raw().toBuffer({ resolveWithObject: true });
  let width = raw.width;
  for (let quality = usualQuality; ; quality = Math.max(lowestQuality, quality - 20)) {
    const { data, info } = await sharp(pixels, { raw })
      .resize({ width, withoutEnlargement: true })
      .webp(webpOf(quality))
      .toBuffer({ resolveWithObject: true });
    if (data.length <= maxChatImageBytes) return { data, width: info.width, height: info.height };
    if (quality === lowestQuality) width = Math.ceil(width * 0.7);
  }
}

const usualQuality = 82;
const lowestQuality = 42;
const webpOf = (quality: number) => ({ quality, smartSubsample: true });

/** Returns the box into which an upright image of this size is drawn. */
function boxFor(form: ImageTask['form'], upright: Size): Size {
  if (form !== 'chat') return { width: maxWidth, height: maxHeight };
  const scale = Math.min(1, Math.sqrt(maxChatImagePixels / (upright.width * upright.height)));
  const fit = (side: number, most: number) => Math.min(most, Math.max(1, Math.floor(side * scale)));
  return { width: fit(upright.width, maxWidth), height: fit(upright.height, maxHeight) };
}

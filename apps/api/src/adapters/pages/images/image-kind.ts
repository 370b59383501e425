import type { ImageType } from '@aw/contracts/images/image-types';

const png = Buffer.from('89504e470d0a1a0a', 'hex');
const jpeg = Buffer.from('ffd8ff', 'hex');

/** Returns the image type of a file's first bytes, or undefined for any other file, whatever its name. */
export function imageKindOf(head: Uint8Array): ImageType | undefined {
  const bytes = Buffer.from(head.buffer, head.byteOffset, head.byteLength);
  if (bytes.subarray(0, png.length).equals(png)) return 'png';
  if (bytes.subarray(0, jpeg.length).equals(jpeg)) return 'jpeg';
  const isWebp = bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP';
  return isWebp ? 'webp' : undefined;
}

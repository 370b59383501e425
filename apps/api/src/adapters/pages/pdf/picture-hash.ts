import { hash } from 'node:crypto';

const coarseWidth = 64;
const white = 255;
// The lowest bits of a cell change with a speck or another compression.
const levelBits = 5;
const inkedShare = 0.1;

/**
 * Returns the hash that identifies a page's picture: coarse if the page is well filled, so that a speck changes
 * nothing, exact if it is nearly empty. Null for a blank page. `thumb` is the page's thumbnail.
 */
export async function pictureHash(thumb: Uint8Array): Promise<string | null> {
  const { default: sharp } = await import('sharp');
  const grey = sharp(thumb).greyscale();
  const fine = await grey.clone().raw().toBuffer();
  if (fine.every((cell) => cell === white)) return null;
  const coarse = await grey.clone().resize({ width: coarseWidth }).raw().toBuffer();
  const levels = coarse.map((cell) => cell >> levelBits);
  const inked = levels.reduce((count, level) => count + (level < white >> levelBits ? 1 : 0), 0);
  return inked >= levels.length * inkedShare
    ? hash('sha256', Buffer.concat([Buffer.from('coarse'), levels]), 'hex')
    : hash('sha256', Buffer.concat([Buffer.from('fine'), fine]), 'hex');
}

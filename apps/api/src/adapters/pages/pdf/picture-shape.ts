const side = 16;
const white = 255;
// Grey levels that compression alone changes.
const margin = 8;

/**
 * Minimum likeness of two pages of the same text that look much the same: two words elsewhere on the paper were
 * measured at 0.62 or more, a page with other text at 0.52 or less. A form filled in by another hand is also above
 * it, so it does not prove a copy.
 */
export const nearShapeFrom = 0.57;

/**
 * Returns the coarse shape of a page, independent of its position on the paper: its inked part, drawn as 16 by 16
 * cells, each of which says whether it is clearly darker than the next (a difference hash). Null for a blank page.
 * `thumb` is the page's thumbnail.
 */
export async function pictureShape(thumb: Uint8Array): Promise<string | null> {
  const { default: sharp } = await import('sharp');
  const { data, info } = await sharp(thumb).greyscale().raw().toBuffer({ resolveWithObject: true });
  const box = inkedBox(data, info.width, info.height);
  if (!box) return null;
  const cells = await sharp(thumb)
    .greyscale()
    .extract(box)
    .resize({ width: side + 1, height: side, fit: 'fill' })
    .raw()
    .toBuffer();
  const shape = Buffer.alloc((side * side) / 8);
  for (let bit = 0; bit < side * side; bit++) {
    const at = Math.floor(bit / side) * (side + 1) + (bit % side);
    const isDarker = (cells[at] ?? white) + margin < (cells[at + 1] ?? white);
    if (isDarker) shape[bit >> 3] = (shape[bit >> 3] ?? 0) | (1 << (bit & 7));
  }
  return shape.toString('hex');
}

const inkBelow = 200;

function inkedBox(grey: Uint8Array, width: number, height: number) {
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let at = 0; at < grey.length; at++) {
    if ((grey[at] ?? white) >= inkBelow) continue;
    const [x, y] = [at % width, Math.floor(at / width)];
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = y;
  }
  return right < 0 ? undefined : { left, top, width: right - left + 1, height: bottom - top + 1 };
}

/** Returns the likeness of two shapes: the share of common edges, from 0 to 1. Blank pages are alike. */
export function shapeLikeness(one: string | null, two: string | null): number {
  if (one === null || two === null) return one === two ? 1 : 0;
  const [a, b] = [Buffer.from(one, 'hex'), Buffer.from(two, 'hex')];
  let [differing, edges] = [0, 0];
  for (const [at, byte] of a.entries()) {
    const other = b[at] ?? 0;
    differing += bitsOf(byte ^ other);
    edges += bitsOf(byte) + bitsOf(other);
  }
  return edges === 0 ? 1 : 1 - differing / edges;
}

function bitsOf(byte: number): number {
  let bits = 0;
  for (let rest = byte; rest > 0; rest &= rest - 1) bits++;
  return bits;
}

import sharp from 'sharp';

const side = 16;
const white = 255;
// Grey levels that compression changes by itself.
const margin = 8;
// Of the edges of both: the same page elsewhere on the paper was measured to differ by up to 0.26, another by 0.48 or more.
const mostDiffering = 1 / 3;

/**
 * What a page looks like from afar, wherever it stands on the paper: its inked part, drawn as 16 by 16 cells of which
 * each says whether it is clearly darker than the next (a difference hash); null for a blank page. `thumb` is its small picture.
 */
export async function pictureShape(thumb: Uint8Array): Promise<string | null> {
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

/** True when two pages look the same from afar. */
export function isNearShape(one: string | null, two: string | null): boolean {
  if (one === null || two === null) return one === two;
  const [a, b] = [Buffer.from(one, 'hex'), Buffer.from(two, 'hex')];
  let [differing, edges] = [0, 0];
  for (const [at, byte] of a.entries()) {
    const other = b[at] ?? 0;
    differing += bitsOf(byte ^ other);
    edges += bitsOf(byte) + bitsOf(other);
  }
  return differing <= edges * mostDiffering;
}

function bitsOf(byte: number): number {
  let bits = 0;
  for (let rest = byte; rest > 0; rest &= rest - 1) bits++;
  return bits;
}

const startOfScan = 0xda;
const app0 = 0xe0;
const app1 = 0xe1;
const app2 = 0xe2;
const startOfPicture = 0xd8;
const endOfPicture = 0xd9;
const orientationTag = 0x0112;

/**
 * Returns a JPEG without the data of its camera, author and programs, and without what follows it, such as the video of a
 * moving photograph. Of Exif data only the orientation stays. A picture whose end is missing keeps what it has. Returns
 * undefined for bytes without a picture.
 */
export function cleanJpeg(bytes: Buffer): Buffer | undefined {
  if (bytes.length < 2 || bytes.readUInt16BE(0) !== 0xffd8) return undefined;
  const kept: Buffer[] = [bytes.subarray(0, 2)];
  let isInPicture = false;
  for (let from = 2; ; ) {
    const at = nextMarker(bytes, from);
    // Programs ignore bytes between the segments before the picture.
    if (isInPicture) kept.push(bytes.subarray(from, at));
    const marker = bytes[at + 1];
    if (marker === undefined || marker === startOfPicture) break;
    if (marker === endOfPicture) {
      kept.push(bytes.subarray(at, at + 2));
      break;
    }
    if (at + 4 > bytes.length) break;
    from = at + 2 + bytes.readUInt16BE(at + 2);
    kept.push(...keptOf(marker, bytes.subarray(at, from)));
    isInPicture ||= marker === startOfScan;
  }
  return isInPicture ? Buffer.concat(kept) : undefined;
}

/**
 * Returns the place of the next marker with a segment, or of the start or end of a picture; the length of the bytes if
 * there is none. Restart markers and `FF 00` are parts of the picture.
 */
function nextMarker(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0 && at + 1 < bytes.length; at = bytes.indexOf(0xff, at + 1))
    if ((bytes[at + 1] ?? 0) >= 0xc0 && bytes[at + 1] !== 0xff && !isRestart(bytes[at + 1] ?? 0)) return at;
  return bytes.length;
}

const isRestart = (marker: number) => marker >= 0xd0 && marker <= 0xd7;

/** Returns what a clean copy keeps of a segment: all that programs need to draw the picture in its colours. */
function keptOf(marker: number, segment: Buffer): Buffer[] {
  const has = (name: string) => segment.toString('latin1', 4, 4 + name.length) === name;
  if (marker < app0) return [segment];
  if (marker === app0) return has('JFIF\0') ? withoutThumbnail(segment) : [];
  if (marker === app1) return orientationOf(segment);
  const isColour = (marker === app2 && has('ICC_PROFILE\0')) || (marker === 0xee && has('Adobe'));
  return isColour ? [segment] : [];
}

/** Returns the first bytes of a JFIF segment, which end with the size of its thumbnail. */
function withoutThumbnail(segment: Buffer): Buffer[] {
  if (segment.length < 18) return [];
  const short = Buffer.from(segment.subarray(0, 18));
  short.writeUInt16BE(16, 2);
  short.writeUInt16BE(0, 16);
  return [short];
}

/** Returns a segment that has only the orientation of an Exif segment, if that turns the picture. */
function orientationOf(segment: Buffer): Buffer[] {
  if (segment.toString('latin1', 4, 10) !== 'Exif\0\0') return [];
  const tiff = segment.subarray(10);
  const isLittle = tiff.toString('latin1', 0, 2) === 'II';
  const short = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  try {
    const first = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
    for (let entry = 0; entry < short(first); entry++) {
      const at = first + 2 + 12 * entry;
      const value = short(at) === orientationTag ? short(at + 8) : 1;
      if (value > 1 && value <= 8) return [exifOf(value)];
    }
  } catch {
    // Damaged Exif data turns nothing.
  }
  return [];
}

function exifOf(orientation: number): Buffer {
  const entry = [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0];
  const tiff = Buffer.from([0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, ...entry, 0, 0, 0, 0]);
  const header = Buffer.from('\xff\xe1\0\0Exif\0\0', 'latin1');
  header.writeUInt16BE(header.length - 2 + tiff.length, 2);
  return Buffer.concat([header, tiff]);
}

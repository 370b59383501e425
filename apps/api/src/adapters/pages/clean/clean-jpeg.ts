const startOfScan = 0xda;
const app1 = 0xe1;
const orientationTag = 0x0112;
/** Segments with Exif, XMP and IPTC data, and comments. Others hold colours and are needed. */
const left = new Set([app1, 0xed, 0xfe]);

/**
 * Returns a JPEG without the data of its camera and author, or undefined for bytes that are no complete JPEG. Of Exif
 * data only the orientation stays.
 */
export function cleanJpeg(bytes: Buffer): Buffer | undefined {
  if (bytes.readUInt16BE(0) !== 0xffd8) return undefined;
  const kept: Buffer[] = [bytes.subarray(0, 2)];
  for (let at = 2; at + 4 <= bytes.length; ) {
    if (bytes[at] !== 0xff) return undefined;
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    if (marker === startOfScan) return Buffer.concat([...kept, bytes.subarray(at)]);
    if (end > bytes.length) return undefined;
    const segment = bytes.subarray(at, end);
    if (!left.has(marker)) kept.push(segment);
    else if (marker === app1) kept.push(...orientationOf(segment));
    at = end;
  }
  return undefined;
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

import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

type PngOptions = {
  /** Packed pixels. The default is a few bytes that are not pixels. */
  pixels?: Buffer;
  /** Bits of each value of a pixel. */
  depth?: 8 | 16;
};

/** Returns an RGB PNG whose header may contain false values. */
export function pngOf(width: number, height: number, { pixels, depth = 8 }: PngOptions = {}): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = depth;
  header[9] = 2;
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', pixels ?? Buffer.from('no pixels at all')),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Returns a black PNG with a few kilobytes for each ten million pixels. */
export function blackPng(width: number, height: number, depth: 8 | 16 = 8): Buffer {
  const line = 1 + (3 * width * depth) / 8;
  return pngOf(width, height, { depth, pixels: deflateSync(Buffer.alloc(line * height)) });
}

/** Returns a picture of one colour. */
export async function imageOf(
  type: 'png' | 'jpeg' | 'webp',
  { width = 40, height = 30, colour = '#c33' } = {},
): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: colour } })
    .toFormat(type)
    .toBuffer();
}

/** Words in the metadata of `taggedJpeg`, each in another part of it. */
export const tags = {
  exif: 'Photographer Petra',
  gps: 'Somewhere exact',
  xmp: 'Written in XMP',
  comment: 'A comment',
};

/**
 * Returns a JPEG like a phone's, 60 × 40 and to be rotated upright, with EXIF, GPS, XMP, a colour profile and a
 * comment.
 */
export async function taggedJpeg(): Promise<Buffer> {
  const bytes = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#3c3' } })
    .withExif({
      IFD0: { Artist: tags.exif },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 3230/100', GPSMapDatum: tags.gps },
    })
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><!-- ${tags.xmp} --></x:xmpmeta>`)
    .withIccProfile('p3')
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const comment = Buffer.from(tags.comment);
  const head = Buffer.from([0xff, 0xfe, 0, comment.length + 2]);
  return Buffer.concat([bytes.subarray(0, 2), head, comment, bytes.subarray(2)]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { taggedJpeg } from '../../../testing/sample-images';
import { cleanJpeg } from './clean-jpeg';
import { cleanPng } from './clean-png';

const pixels = (bytes: Buffer) => sharp(bytes).autoOrient().raw().toBuffer();
const picture = sharp({ create: { width: 40, height: 20, channels: 3, background: '#a42' } });

function segment(marker: number, text: string): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(2 + text.length, 2);
  return Buffer.concat([head, Buffer.from(text, 'latin1')]);
}

/** Returns a grey JPEG of 10 blocks of 8 × 8 pixels, with a restart marker after each block. */
async function jpegWithRestarts(): Promise<Buffer> {
  const block = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#a42' } })
    .toColourspace('b-w')
    .jpeg()
    .toBuffer();
  const scan = block.indexOf(Buffer.from([0xff, 0xda]));
  const data = scan + 2 + block.readUInt16BE(scan + 2);
  const head = Buffer.from(block.subarray(0, scan));
  head.writeUInt16BE(80, head.indexOf(Buffer.from([0xff, 0xc0])) + 7);
  const parts = [head, Buffer.from([0xff, 0xdd, 0, 4, 0, 1]), block.subarray(scan, -2)];
  for (let at = 0; at < 9; at++) parts.push(Buffer.from([0xff, 0xd0 + (at % 8)]), block.subarray(data, -2));
  return Buffer.concat([...parts, block.subarray(-2)]);
}

describe('pictures inside a clean copy', () => {
  it('[D19] a JPEG keeps its pixels and turns as before, and loses the data of its camera', async () => {
    const tagged = await picture
      .clone()
      .jpeg()
      .withExif({ IFD0: { Artist: 'Hana K.', Copyright: 'Hana K.' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const clean = cleanJpeg(tagged) ?? Buffer.alloc(0);
    expect(tagged.includes('Exif')).toBe(true);
    expect(clean.includes('Hana')).toBe(false);
    expect((await sharp(clean).metadata()).orientation).toBe(6);
    expect(await pixels(clean)).toEqual(await pixels(tagged));
  });

  it('[D19] the place and the author of a photograph are left out', async () => {
    const tagged = await taggedJpeg();
    const clean = cleanJpeg(tagged) ?? Buffer.alloc(0);
    const { exif, xmp, iptc } = await sharp(clean).metadata();
    expect([xmp, iptc]).toEqual([undefined, undefined]);
    expect(exif?.length ?? 0).toBeLessThan(60);
    expect(await pixels(clean)).toEqual(await pixels(tagged));
  });

  it('[D19] a PNG keeps its pixels and loses its texts', async () => {
    const plain = await picture.clone().png().toBuffer();
    const text = Buffer.from('\0\0\0\x0etEXtAuthor\0Hana K.\0\0\0\0', 'latin1');
    const tagged = Buffer.concat([plain.subarray(0, 33), text, plain.subarray(33), Buffer.from('Hana K.')]);
    const clean = cleanPng(tagged) ?? Buffer.alloc(0);
    expect(clean).toEqual(plain);
  });

  it('[D19] a JPEG of any kind keeps its pixels and loses what follows its end', async () => {
    const noise = { type: 'gaussian', sigma: 40 } as const;
    const noisy = sharp({ create: { width: 96, height: 96, channels: 3, background: '#fff', noise } });
    const baseline = await noisy.clone().jpeg({ quality: 95 }).toBuffer();
    const progressive = await noisy.clone().jpeg({ progressive: true }).toBuffer();
    expect(progressive.toString('latin1').split('\xff\xda').length).toBeGreaterThan(3);
    const withRestarts = await jpegWithRestarts();
    expect((await sharp(withRestarts).metadata()).width).toBe(80);
    const video = Buffer.from('\0\0\0\x18ftypmp42 +52.1+4.3/', 'latin1');
    for (const plain of [baseline, progressive, withRestarts])
      for (const trailer of [await taggedJpeg(), video, Buffer.from('Hana K.')]) {
        const clean = cleanJpeg(Buffer.concat([plain, trailer])) ?? Buffer.alloc(0);
        expect(clean.equals(plain)).toBe(true);
      }
  });

  it('[D19] a JPEG loses the signed claims about its author, its list of pictures, its thumbnail and texts between scans', async () => {
    const bare = await picture.clone().jpeg({ progressive: true }).toBuffer();
    const scan = bare.lastIndexOf(Buffer.from([0xff, 0xda]));
    const head = 'JFIF\0\x01\x01\0\0\x01\0\x01';
    const plain = Buffer.concat([bare.subarray(0, 2), segment(0xe0, `${head}\0\0`), bare.subarray(2)]);
    const tagged = Buffer.concat([
      bare.subarray(0, 2),
      segment(0xe0, `${head}\x01\x01abc`),
      segment(0xe0, 'JFXX\0Hana K.'),
      segment(0xe2, 'MPF\0Hana K.'),
      segment(0xeb, 'JP\0\0jumbc2pa Hana K.'),
      Buffer.from('\0Hana K.\0'),
      bare.subarray(2, scan),
      segment(0xfe, 'Hana K.'),
      segment(0xe1, 'http://ns.adobe.com/xap/1.0/\0Hana K.'),
      bare.subarray(scan),
    ]);
    expect((cleanJpeg(tagged) ?? Buffer.alloc(0)).equals(plain)).toBe(true);
    const coloured = await picture.clone().withIccProfile('p3').jpeg().toBuffer();
    expect(coloured.includes('ICC_PROFILE')).toBe(true);
    expect((cleanJpeg(coloured) ?? Buffer.alloc(0)).equals(coloured)).toBe(true);
  });

  it('[D19] pictures whose end is missing keep what they have', async () => {
    const [jpeg, png] = [await taggedJpeg(), await picture.clone().png().toBuffer()];
    const broken = cleanJpeg(jpeg.subarray(0, -20)) ?? Buffer.alloc(0);
    const whole = cleanJpeg(jpeg) ?? Buffer.alloc(0);
    expect(broken.equals(whole.subarray(0, -20))).toBe(true);
    expect(await sharp(broken, { failOn: 'none' }).raw().toBuffer()).toHaveLength(60 * 40 * 3);
    expect(cleanPng(png.subarray(0, -14))?.equals(png.subarray(0, -14))).toBe(true);
  });

  it('[D19] a PNG keeps only chunks that draw its picture', async () => {
    const plain = await picture.clone().withIccProfile('p3').png().toBuffer();
    const names = ['eXIf', 'iTXt', 'zTXt', 'tIME', 'caBX', 'iDOT', 'prVW'];
    const others = names.map((name) => Buffer.from(`\0\0\0\x07${name}Hana K.\0\0\0\0`, 'latin1'));
    const tagged = Buffer.concat([plain.subarray(0, 33), ...others, plain.subarray(33)]);
    expect(plain.includes('iCCP')).toBe(true);
    expect(cleanPng(tagged)?.equals(plain)).toBe(true);
  });

  it('bytes without a picture are not changed', () => {
    expect(cleanJpeg(Buffer.from('\xff\xd8\xff\xe1\xff\xff', 'latin1'))).toBeUndefined();
    expect(cleanJpeg(Buffer.from('\xff'))).toBeUndefined();
    expect(cleanPng(Buffer.from('\x89PNG\r\n\x1a\n\0\0\0', 'latin1'))).toBeUndefined();
  });
});

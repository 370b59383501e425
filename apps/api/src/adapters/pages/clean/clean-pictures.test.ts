import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { taggedJpeg } from '../../../testing/sample-images';
import { cleanJpeg } from './clean-jpeg';
import { cleanPng } from './clean-png';

const pixels = (bytes: Buffer) => sharp(bytes).autoOrient().raw().toBuffer();
const picture = sharp({ create: { width: 40, height: 20, channels: 3, background: '#a42' } });

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

  it('bytes that are no complete picture are not changed', () => {
    expect(cleanJpeg(Buffer.from('\xff\xd8\xff\xe1\xff\xff', 'latin1'))).toBeUndefined();
    expect(cleanPng(Buffer.from('\x89PNG\r\n\x1a\n\0\0\0', 'latin1'))).toBeUndefined();
  });
});

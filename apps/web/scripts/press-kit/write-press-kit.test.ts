import claims from '@aw/content/claims';
import press from '@aw/content/press';
import { strFromU8, unzipSync } from 'fflate';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { houseColours } from './house-colours';
import { makePressKit } from './write-press-kit';

const kit = await makePressKit();
const none = new Uint8Array();
const bytesOf = (ending: string) => {
  const [, bytes] = Object.entries(kit).find(([name]) => name.endsWith(ending)) ?? [];
  if (!bytes) throw new Error(`The media kit has no file that ends with ${ending}.`);
  return bytes;
};

it('[X7] the media kit has a file for every download button, and no other', () => {
  expect(Object.keys(kit).sort()).toEqual(press.mediaKit.map(({ file }) => file).sort());
});

it('[X7] the media kit’s archive contains all other files, byte for byte', () => {
  const { 'academic-workshop-media-kit.zip': archive, ...parts } = kit;
  const opened = unzipSync(archive ?? none);
  expect(Object.keys(opened).sort()).toEqual(Object.keys(parts).sort());
  for (const [name, bytes] of Object.entries(parts))
    expect(Buffer.from(bytes).equals(opened[name] ?? none)).toBe(true);
});

it('[X7] the logo is available as SVG and as a PNG of 1024 px with a transparent background', async () => {
  expect((await sharp(bytesOf('.svg')).metadata()).format).toBe('svg');
  const png = sharp(bytesOf('.png'));
  expect(await png.metadata()).toMatchObject({ format: 'png', width: 1024, height: 1024, hasAlpha: true });
  const { data } = await png.raw().toBuffer({ resolveWithObject: true });
  expect(data[3]).toBe(0);
});

it('[X7] the colour sheet is a PDF with the colours of the tokens', () => {
  expect(strFromU8(bytesOf('.pdf').slice(0, 5))).toBe('%PDF-');
  expect(houseColours('light').find(({ name }) => name === 'Ink')?.hex).toBe('#15213f');
  expect(houseColours('dark')).toHaveLength(6);
});

it('[X13] the fact sheet contains every figure of the claims', () => {
  const text = strFromU8(bytesOf('.txt'));
  for (const { value, text: what } of claims) {
    const line = text.split('\n').find((one) => one.endsWith(` ${what}`));
    expect(line?.startsWith(`${value ?? '(counted)'} `), what).toBe(true);
  }
});

it('[X7] making the media kit twice gives the same bytes', async () => {
  const again = await makePressKit();
  for (const [name, bytes] of Object.entries(kit))
    expect(Buffer.from(bytes).equals(again[name] ?? none), name).toBe(true);
});

import { copyFileSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { themeColours } from '../../src/lib/theme-colours';
import { colour } from './colours';
import { writeIcons } from './icons';
import { balancedLines, textWidth } from './outlines';
import { sharePicture } from './share-picture';

const longTitle =
  'Everything that a methodology chapter has to say about sampling, and what it may leave to an appendix';
const picture = (title: string) => sharePicture({ cue: 'Study Tips', title, foot: 'Foot' });

/** Returns the share of pixels in an area that are darker than paper, from 0 to 1. */
async function inked(png: Buffer, area: { left: number; top: number; width: number; height: number }) {
  const { data } = await sharp(png).extract(area).greyscale().raw().toBuffer({ resolveWithObject: true });
  return data.filter((value) => value < 100).length / data.length;
}

it('[X14] the picture of a shared link is 1200 by 630 px, small in bytes, and shows its title', async () => {
  const title = { left: 340, top: 200, width: 780, height: 300 };
  const [written, empty] = await Promise.all([picture('Find the page'), picture(' ')]);
  expect(await sharp(written).metadata()).toMatchObject({ width: 1200, height: 630, format: 'png' });
  expect(written.length).toBeLessThan(60_000);
  expect(await inked(written, title)).toBeGreaterThan(0.02);
  expect(await inked(empty, title)).toBe(0);
});

it('[X14] a long title does not overflow the picture', async () => {
  const png = await picture(longTitle);
  expect(await inked(png, { left: 1129, top: 0, width: 71, height: 630 })).toBe(0);
  expect(await inked(png, { left: 340, top: 515, width: 780, height: 20 })).toBe(0);
});

it('[X14] a text is broken into lines that fit and have about equal lengths', () => {
  const style = { font: 'serif', size: 60 } as const;
  const lines = balancedLines(longTitle, 780, style);
  expect(lines.join(' ')).toBe(longTitle);
  for (const line of lines) expect(textWidth(line, style)).toBeLessThanOrEqual(780);
  expect(textWidth(lines.at(-1) ?? '', style)).toBeGreaterThan(200);
});

it('[X14] the icons have the sizes in their names', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'aw-icons-'));
  copyFileSync(new URL('../../public/favicon.svg', import.meta.url), path.join(folder, 'favicon.svg'));
  await writeIcons(folder);
  for (const [file, size] of [
    ['icon-192.png', 192],
    ['icon-512.png', 512],
    ['icon-512-maskable.png', 512],
    ['apple-touch-icon.png', 180],
  ] as const)
    expect(await sharp(path.join(folder, file)).metadata(), file).toMatchObject({
      width: size,
      height: size,
    });
  const ico = readFileSync(path.join(folder, 'favicon.ico'));
  expect(await sharp(ico.subarray(22)).metadata()).toMatchObject({ width: 32, height: 32, format: 'png' });
  expect([ico.readUInt16LE(2), ico.readUInt32LE(14)]).toEqual([1, ico.length - 22]);
  await rm(folder, { recursive: true });
});

it('[X2] the browser’s theme colour equals the colour of the page’s upper edge in both themes', () => {
  expect(themeColours).toEqual({
    light: colour('surface-sunken', 'light'),
    dark: colour('surface-sunken', 'dark'),
  });
});

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import claims from '@aw/content/claims';
import press from '@aw/content/press';
import releases from '@aw/content/releases';
import type { Claims } from '@aw/content/schemas/claims';
import type { Press } from '@aw/content/schemas/press';
import { strToU8, zipSync } from 'fflate';
import sharp from 'sharp';
import { colourSheet } from './colour-sheet';

const pngWidth = 1024;

const drawnWidth = 30;

const pointsPerInch = 72;

type Facts = {
  press: Pick<Press, 'about' | 'awards'>;
  claims: Claims;
  releases: readonly { date: string; title: string }[];
};

type Kit = Record<string, Uint8Array>;

/** Returns every file of the media kit, keyed by name. The bytes change only when the content does. */
export async function makePressKit(): Promise<Kit> {
  const at = new Date(releases[0]?.date ?? 0);
  const parts: Kit = {
    'academic-workshop-logo.svg': logoSvg(),
    'academic-workshop-logo.png': await logoPng(),
    'academic-workshop-colours-and-type.pdf': await colourSheet(at),
    'academic-workshop-fact-sheet.txt': strToU8(factSheet({ press, claims, releases })),
  };
  return { ...parts, 'academic-workshop-media-kit.zip': zipSync(parts, { mtime: at }) };
}

/**
 * Writes the media kit into a folder.
 *
 * @throws if the press page offers a file that the kit does not contain.
 */
export async function writePressKit(folder: string): Promise<void> {
  const kit = await makePressKit();
  const missing = press.mediaKit.filter(({ file }) => !(file in kit)).map(({ file }) => file);
  if (missing.length > 0) throw new Error(`The media kit has no file called ${missing.join(' or ')}.`);
  mkdirSync(folder, { recursive: true });
  for (const [name, bytes] of Object.entries(kit)) writeFileSync(join(folder, name), bytes);
}

/** Returns the fact sheet as plain text: about the product, its figures, standards and news. */
function factSheet({ press, claims, releases }: Facts): string {
  const blocks = [
    ['ACADEMIC WORKSHOP: FACT SHEET', press.about],
    ['FIGURES (the counted ones are on the page /press)', ...claims.map(claimLine)],
    ['STANDARDS (self-assessed)', ...press.awards.map(({ title, text }) => `${title}. ${text}`)],
    [
      'PRESS RELEASES (in full on the page /press)',
      ...releases.map(({ date, title }) => `${date}  ${title}`),
    ],
    ['CONTACT', 'Press contact details are on the page /press.'],
  ];
  return `${blocks.map((lines) => lines.join('\n')).join('\n\n')}\n`;
}

/** Returns a figure and its description in two columns. */
function claimLine({ value = '(counted)', text }: Claims[number]): string {
  return `${value.padEnd(16)}${text}`;
}

/** Returns the mark as SVG: the file that browsers show in the tab. */
function logoSvg(): Buffer {
  return readFileSync(new URL('../../public/favicon.svg', import.meta.url));
}

/** Returns the mark as a PNG of 1024 × 1024 px with a transparent background. */
function logoPng(): Promise<Buffer> {
  const density = (pointsPerInch * pngWidth) / drawnWidth;
  return sharp(logoSvg(), { density }).resize(pngWidth, pngWidth).png().toBuffer();
}

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import claims from '@aw/content/claims';
import press from '@aw/content/press';
import releases from '@aw/content/releases';
import { strToU8, zipSync } from 'fflate';
import { colourSheet } from './colour-sheet';
import { factSheet } from './fact-sheet';
import { logoPng, logoSvg } from './logo';

type Kit = Record<string, Uint8Array>;

/** Every file of the media kit by its name; the bytes change only when their content does. */
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

/** Writes the media kit into a folder; throws when the page of texts names a file that is not made. */
export async function writePressKit(folder: string): Promise<void> {
  const kit = await makePressKit();
  const missing = press.mediaKit.filter(({ file }) => !(file in kit)).map(({ file }) => file);
  if (missing.length > 0) throw new Error(`The media kit has no file called ${missing.join(' or ')}.`);
  mkdirSync(folder, { recursive: true });
  for (const [name, bytes] of Object.entries(kit)) writeFileSync(join(folder, name), bytes);
}

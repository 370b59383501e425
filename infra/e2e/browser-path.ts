import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const note = path.resolve(import.meta.dirname, '../../node_modules/.cache/chromium-path');

/** Where Chromium is: CHROMIUM_PATH, else what `pnpm --filter @aw/e2e browser` noted; undefined when neither is there. */
export function browserPath(): string | undefined {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  return existsSync(note) ? readFileSync(note, 'utf8').trim() : undefined;
}

/** Arguments that the browser needs in containers. */
export const browserArguments = ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'];

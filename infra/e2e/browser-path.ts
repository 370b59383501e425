import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const pathFile = path.resolve(import.meta.dirname, '../../node_modules/.cache/chromium-path');

/** Returns CHROMIUM_PATH or the path of the Chromium that `pnpm --filter @aw/e2e browser` installed; undefined without both. */
export function browserPath(): string | undefined {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  return existsSync(pathFile) ? readFileSync(pathFile, 'utf8').trim() : undefined;
}

/** Arguments of the browser for containers. */
export const browserArguments = ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'];

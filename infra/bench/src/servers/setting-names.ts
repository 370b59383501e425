import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from '../places';

export async function settingNames(): Promise<string[]> {
  const text = await readFile(path.join(root, 'docs/settings.md'), 'utf8');
  return [...text.matchAll(/^\| `(\w+)`/gm)].map(([, name = '']) => name);
}

import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { filledIn, pagesFile, templatesFile } from '@aw/contracts/site-details';

/** Writes the built files that the API fills in into one file. `files` are the paths of all built files. */
export function writeSitePages(folder: string, files: readonly string[]): void {
  const texts = files
    .map((file) => ({ file, name: path.relative(folder, file).replaceAll('\\', '/') }))
    .filter(({ name }) => name === templatesFile || (filledIn.test(name) && !name.startsWith('assets/')))
    .map(({ file, name }) => [name, readFileSync(file, 'utf8')] as const);
  writeFileSync(path.join(folder, pagesFile), JSON.stringify(Object.fromEntries(texts)));
}

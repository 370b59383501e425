import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { filledIn, pagesFile, templatesFile } from '@aw/contracts/site-details';

/** Writes what the API needs of the built files into one file. `files` are their paths. */
export function writeSitePages(folder: string, files: readonly string[]): void {
  const texts = files
    .map((file) => ({ file, name: path.relative(folder, file).replaceAll('\\', '/') }))
    .filter(({ name }) => name === templatesFile || (filledIn.test(name) && !name.startsWith('assets/')))
    .map(({ file, name }) => [name, readFileSync(file, 'utf8')] as const);
  writeFileSync(path.join(folder, pagesFile), JSON.stringify(Object.fromEntries(texts)));
}

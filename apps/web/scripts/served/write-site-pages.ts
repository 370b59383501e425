import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** What the API fills in before it serves it: pages, what machines read of the site, and the templates of pages. */
const filledIn = /\.(html|txt|xml|webmanifest)$|^served-pages\.json$/;

/** Writes those texts into one file by their names, so that an API on another machine can read them all at once. */
export function writeSitePages(folder: string, files: readonly string[]): void {
  const texts = files
    .map((file) => ({ file, name: path.relative(folder, file).replaceAll('\\', '/') }))
    .filter(({ name }) => filledIn.test(name) && !name.startsWith('assets/'))
    .map(({ file, name }) => [name, readFileSync(file, 'utf8')] as const);
  writeFileSync(path.join(folder, 'site-pages.json'), JSON.stringify(Object.fromEntries(texts)));
}

import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Collection, Single } from '../collections';
import type { Article } from './compile-text';
import type { Read } from './read-source';

/** Writes a data file as a module with its type. */
export function writeSingle(folder: string, name: string, source: Single, data: unknown): void {
  write(folder, `${name}.js`, `export default ${JSON.stringify(data)};\n`);
  const type = `import type { ${source.type} } from '../src/schemas/${source.from}';\n`;
  write(folder, `${name}.d.ts`, `${type}declare const content: ${source.type};\nexport default content;\n`);
  const heads = headsOf(data);
  if (heads.length === 0) return;
  write(folder, `${name}-heads.js`, `export default ${JSON.stringify(Object.fromEntries(heads))};\n`);
  const keys = heads.map(([key]) => `'${key}'`).join(' | ');
  write(
    folder,
    `${name}-heads.d.ts`,
    `declare const heads: Readonly<Record<${keys}, { title: string; description: string }>>;\nexport default heads;\n`,
  );
}

/** Returns titles and descriptions of the pages in a file, so that a page does not load the texts of all of them. */
function headsOf(data: unknown): [string, { title: string; description: string }][] {
  return Object.entries(Object(data)).flatMap(([key, value]) => {
    const { title, description } = Object(value);
    const isHead = typeof title === 'string' && typeof description === 'string' && !Array.isArray(data);
    return isHead ? [[key, { title, description }]] : [];
  });
}

/** Writes a collection: a list without the bodies, and one module per body, which is loaded when it is read. */
export function writeCollection(
  folder: string,
  name: string,
  source: Collection,
  articles: readonly Article[],
): void {
  const loaders = articles.map(({ entry }) => `  '${entry.id}': () => import('./${name}/${entry.id}.js'),\n`);
  const list = JSON.stringify(articles.map(({ entry }) => entry));
  write(folder, `${name}.js`, `export default ${list};\nexport const bodies = {\n${loaders.join('')}};\n`);
  write(
    folder,
    `${name}.d.ts`,
    `import type { ${source.type} } from '../src/schemas/${source.from}';
import type { Body, Written } from '../src/schemas/text';
declare const content: readonly (${source.type} & Written)[];
export default content;
export declare const bodies: Readonly<Record<string, () => Promise<{ default: Body }>>>;
`,
  );
  for (const { entry, body } of articles) {
    write(folder, `${name}/${entry.id}.js`, `export default ${JSON.stringify(body)};\n`);
  }
}

/** Writes the source of each text, keyed by name, for the editor in the console. */
export function writeTexts(folder: string, texts: readonly Read<unknown>[]): void {
  const all = Object.fromEntries(texts.map(({ name, text }) => [name, text]));
  write(folder, 'texts.js', `export default ${JSON.stringify(all)};\n`);
  write(
    folder,
    'texts.d.ts',
    'declare const texts: Readonly<Record<string, string>>;\nexport default texts;\n',
  );
}

function write(folder: string, file: string, text: string): void {
  const target = join(folder, file);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, text);
}

import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Collection, Single } from '../collections';
import type { Claim } from '../schemas/claims';
import { type Article, compileArticle, compileClaims, compileSingle } from './compile-text';

/** A compiled file together with its source text. */
export type Read<T> = { name: string; text: string; compiled: T };

/** Reads the file of claims. */
export function readClaims(folder: string): Claim[] {
  const file = 'claims.yaml';
  return named(file, () => compileClaims(readFileSync(join(folder, file), 'utf8')));
}

/** Reads and compiles a data file. Throws an error that names the file and the field. */
export function readSingle(
  folder: string,
  name: string,
  source: Single,
  claims: readonly Claim[],
): Read<unknown> {
  return named(source.file, () => {
    const text = readFileSync(join(folder, source.file), 'utf8');
    return { name, text, compiled: compileSingle(source, text, claims) };
  });
}

/** Reads and compiles the Markdown files of a folder, in the order of the collection. */
export function readCollection(
  folder: string,
  name: string,
  source: Collection,
  claims: readonly Claim[],
): Read<Article>[] {
  const files = readdirSync(join(folder, source.folder)).filter((file) => file.endsWith('.md'));
  const articles = files.map((file) =>
    named(`${source.folder}/${file}`, () => {
      const id = basename(file, '.md');
      const text = readFileSync(join(folder, source.folder, file), 'utf8');
      return { name: `${name}/${id}`, text, compiled: compileArticle(source, id, text, claims) };
    }),
  );
  const field = source.order.replace('-', '');
  const orderOf = ({ compiled }: Read<Article>) => String(compiled.entry[field]);
  const sorted = articles.sort((a, b) => orderOf(a).localeCompare(orderOf(b)));
  return source.order.startsWith('-') ? sorted.reverse() : sorted;
}

function named<T>(file: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import * as z from 'zod';

export const searchesFolder = new URL('../../searches/', import.meta.url);

export const searchClasses = [
  'code',
  'name',
  'typing_error',
  'plural',
  'accent',
  'question',
  'other_script',
] as const;
export type SearchClass = (typeof searchClasses)[number];

/** Searches that may be looked at while the search is being improved, and searches that nobody improves it with. */
export const searchHalves = ['tuned', 'unseen'] as const;
export type SearchHalf = (typeof searchHalves)[number];

const file = z.array(
  z.strictObject({
    class: z.enum(searchClasses),
    typed: z.string().min(1).max(200),
    right: z.array(z.string()).min(1),
  }),
);

export type JudgedSearch = {
  half: SearchHalf;
  class: SearchClass;
  /** Exactly what goes into the search field. */
  typed: string;
  /** Keys of all documents that would satisfy who typed it. */
  right: readonly string[];
};

/** Reads the searches of both halves; a half without a file has none. */
export function readJudgedSearches(): JudgedSearch[] {
  return searchHalves.flatMap((half) => {
    const url = new URL(`${half}.yaml`, searchesFolder);
    if (!existsSync(url)) return [];
    return file.parse(parse(readFileSync(url, 'utf8'))).map((search) => ({ half, ...search }));
  });
}

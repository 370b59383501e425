import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { MissingRequirement } from '../missing-requirement';
import { root } from '../places';

export type CorpusFile = { kind: string; name: string; place: string };

const kinds = ['pdf', 'docx', 'pptx', 'doc', 'ppt'];
const folder = path.resolve(root, process.env.BENCH_CORPUS || '../shared/data/corpus');

/**
 * Lists real files from elsewhere by kind. They are beside the project or in BENCH_CORPUS.
 * Throws MissingRequirement without them.
 */
export async function corpusFiles(): Promise<CorpusFile[]> {
  if (!kinds.some((kind) => existsSync(path.join(folder, kind))))
    throw new MissingRequirement(
      `There are no real files in ${folder}. Set BENCH_CORPUS to a folder with others, in folders by kind: ${kinds.join(', ')}.`,
    );
  const files = await Promise.all(
    kinds.map(async (kind) => {
      const names = await readdir(path.join(folder, kind)).catch(() => []);
      // Every run begins with the same file.
      names.sort((one, other) => one.localeCompare(other));
      return names.map((name) => ({ kind, name, place: path.join(folder, kind, name) }));
    }),
  );
  return files.flat();
}

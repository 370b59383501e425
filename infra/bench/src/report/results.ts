import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Figure, Plan } from '../figures/figure';
import { workFolder } from '../places';
import { type Machine, thisCommit, thisMachine } from './machine';

/** What one run of a subset found, as it is kept until the next run of it. */
export type Result = {
  subset: string;
  /** The size of the library that it was measured with, where it was. */
  documents?: number;
  at: string;
  command: string;
  commit: string;
  machine: Machine;
  figures: Figure[];
  notes: string[];
  plans: Plan[];
};

/** A result without figures, of now, here and this code. */
export function startResult(of: { subset: string; documents?: number; args: readonly string[] }): Result {
  return {
    subset: of.subset,
    documents: of.documents,
    at: new Date().toISOString(),
    command: ['npm run bench --', ...of.args].join(' '),
    commit: thisCommit(),
    machine: thisMachine(),
    figures: [],
    notes: [],
    plans: [],
  };
}

const folder = path.join(workFolder, 'results');

/** Keeps a result in place of the one before of the same subset and size. */
export async function keepResult(result: Result): Promise<void> {
  await mkdir(folder, { recursive: true });
  const name = [result.subset, result.documents].filter((part) => part !== undefined).join('-');
  await writeFile(path.join(folder, `${name}.json`), `${JSON.stringify(result, undefined, 2)}\n`);
}

/** Every kept result, in the order of the subsets' names and sizes. */
export async function readResults(): Promise<Result[]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.json'));
  const results = await Promise.all(
    files.map(async (name): Promise<Result> => JSON.parse(await readFile(path.join(folder, name), 'utf8'))),
  );
  return results.toSorted(
    (one, other) => one.subset.localeCompare(other.subset) || (one.documents ?? 0) - (other.documents ?? 0),
  );
}

import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Figure, Plan } from '../figures/figure';
import { workFolder } from '../places';
import { type Machine, thisCommit, thisMachine } from './machine';

/** Result of a run of a subset, which is kept until its next run. */
export type Result = {
  subset: string;
  /** Size of the library, if the subset uses it. */
  documents?: number;
  at: string;
  command: string;
  commit: string;
  machine: Machine;
  figures: Figure[];
  notes: string[];
  plans: Plan[];
};

/** Returns a result without figures, with the current time, machine and commit. */
export function startResult({
  subset,
  documents,
  args,
}: {
  subset: string;
  documents?: number;
  args: readonly string[];
}): Result {
  return {
    subset,
    documents,
    at: new Date().toISOString(),
    command: ['npm run bench --', ...args].join(' '),
    commit: thisCommit(),
    machine: thisMachine(),
    figures: [],
    notes: [],
    plans: [],
  };
}

const folder = path.join(workFolder, 'results');

/** Saves a result. Replaces the previous one of the same subset and size. */
export async function saveResult(result: Result): Promise<void> {
  await mkdir(folder, { recursive: true });
  const name = [result.subset, result.documents].filter((part) => part !== undefined).join('-');
  await writeFile(path.join(folder, `${name}.json`), `${JSON.stringify(result, undefined, 2)}\n`);
}

/** Returns all saved results, sorted by subset and size. */
export async function readResults(): Promise<Result[]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.json'));
  const results = await Promise.all(
    files.map(async (name): Promise<Result> => JSON.parse(await readFile(path.join(folder, name), 'utf8'))),
  );
  return results.toSorted(
    (one, other) => one.subset.localeCompare(other.subset) || (one.documents ?? 0) - (other.documents ?? 0),
  );
}

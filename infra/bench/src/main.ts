// `npm run bench`: measures the build and its peers in the same run, and writes docs/benchmarks.md.
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { closeAll, closeOnSignal, isInterrupted } from './closing';
import { type Data, openData } from './data/open-data';
import { startLoad } from './load/start-load';
import { MissingRequirement } from './missing-requirement';
import { readOptions } from './options';
import { root, workFolder } from './places';
import { lineOf, reportText } from './report/report-text';
import { readResults, saveResult, startResult } from './report/results';
import { canPin } from './servers/start-process';
import { runsOf } from './subsets/all-subsets';
import type { BenchContext } from './subsets/context';

/** Runs the chosen subsets. Returns a sentence for each result that is missing or invalid. */
async function bench(args: readonly string[]): Promise<string[]> {
  const options = readOptions(args);
  await mkdir(workFolder, { recursive: true });
  if (!canPin) console.log('No taskset or only one core: load and servers take each other’s time here.');
  const load = startLoad();
  let opened: Data | undefined;
  const openedSizes = new Set<number>();
  const data = async (documents: number) => {
    if (opened?.documents === documents) return opened;
    await opened?.close();
    opened = undefined;
    opened = await openData(documents, { isFresh: options.isFresh && !openedSizes.has(documents) });
    openedSizes.add(documents);
    return opened;
  };
  let figuresWithErrors = 0;
  const missing: string[] = [];
  for (const subset of options.subsets)
    for (const { documents, measure } of runsOf(subset, options)) {
      console.log(`\n${subset}${documents ? `, ${documents.toLocaleString('en')} documents` : ''}`);
      const result = startResult({ subset, documents, args });
      const sink: BenchContext['found'] = {
        figure(figure) {
          result.figures.push(figure);
          console.log(`  ${lineOf(figure)}`);
        },
        plans: (plans) => result.plans.push(...plans),
        note(text) {
          result.notes.push(text);
          console.log(`  ${text}`);
        },
      };
      try {
        await measure({ options, load, data, found: sink });
      } catch (error) {
        if (!(error instanceof MissingRequirement)) throw error;
        missing.push(`${subset} was not measured. ${error.message}`);
        continue;
      }
      // Figures that were measured while servers ended are discarded.
      if (isInterrupted()) return [];
      figuresWithErrors += result.figures.filter(({ errors }) => errors > 0).length;
      await saveResult(result);
      await writeFile(path.join(root, 'docs/benchmarks.md'), reportText(await readResults()));
    }
  if (figuresWithErrors > 0)
    missing.push(
      `${figuresWithErrors} figures have errors: what they say is no measurement of good answers.`,
    );
  return missing;
}

closeOnSignal();
try {
  const missing = await bench(process.argv.slice(2));
  for (const text of missing) console.error(`\n${text}`);
  if (missing.length > 0) process.exitCode = 1;
} catch (error) {
  // After a signal, pending operations fail because their servers have ended.
  if (!isInterrupted()) console.error(error);
  process.exitCode = 1;
} finally {
  await closeAll();
}

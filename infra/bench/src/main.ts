// `npm run bench`: measures what is built, against peers in the same run, and writes docs/benchmarks.md.
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Data, openData } from './data/open-data';
import { startLoad } from './load/start-load';
import { type Options, readOptions, type Subset } from './options';
import { root, workFolder } from './places';
import { lineOf, reportText } from './report/report-text';
import { keepResult, readResults, startResult } from './report/results';
import { canPin } from './servers/start-process';
import { measureConsole } from './subsets/console';
import type { BenchContext } from './subsets/context';
import { measureReads } from './subsets/reads';
import { measureSearch } from './subsets/search';
import { measureStart } from './subsets/start';
import { measureUploads } from './subsets/uploads';

type Run = { documents: number; measure: (context: BenchContext) => Promise<void> };

function runsOf(subset: Subset, { documents }: Options): Run[] {
  const [size = 0] = documents;
  if (subset === 'search')
    return documents.map((each) => ({ documents: each, measure: (context) => measureSearch(context, each) }));
  const measure = {
    reads: measureReads,
    console: measureConsole,
    uploads: measureUploads,
    start: measureStart,
  }[subset];
  return [{ documents: size, measure }];
}

/** Runs the subsets that were asked for; gives how many figures had errors. */
async function bench(args: readonly string[]): Promise<number> {
  const options = readOptions(args);
  await mkdir(workFolder, { recursive: true });
  if (!canPin) console.log('No taskset or only one core: load and servers take each other’s time here.');
  const load = startLoad();
  let opened: Data | undefined;
  const isMade = new Set<number>();
  const data = async (documents: number) => {
    if (opened?.documents === documents) return opened;
    await opened?.close();
    opened = undefined;
    opened = await openData(documents, { isFresh: options.isFresh && !isMade.has(documents) });
    isMade.add(documents);
    return opened;
  };
  let withErrors = 0;
  try {
    for (const subset of options.subsets)
      for (const { documents, measure } of runsOf(subset, options)) {
        console.log(`\n${subset}, ${documents.toLocaleString('en')} documents`);
        const result = startResult({ subset, documents, args });
        const found: BenchContext['found'] = {
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
        await measure({ options, load, data, found });
        withErrors += result.figures.filter(({ errors }) => errors > 0).length;
        await keepResult(result);
        await writeFile(path.join(root, 'docs/benchmarks.md'), reportText(await readResults()));
      }
  } finally {
    await opened?.close();
    await load.stop();
  }
  return withErrors;
}

try {
  const withErrors = await bench(process.argv.slice(2));
  if (withErrors > 0) {
    console.error(`\n${withErrors} figures have errors: what they say is no measurement of good answers.`);
    process.exitCode = 1;
  }
} catch (error) {
  console.error(error);
  process.exitCode = 1;
}

import { searchTerms } from '@aw/db/testing/fill-library';
import type { Data } from '../data/open-data';
import { errorsOf, short } from '../figures/figure';
import { ratioOf, spreadOf } from '../figures/statistics';
import type { LoadResult } from '../load/load-job';
import { startLoad } from '../load/start-load';
import { searchPath, someDocuments } from './bench-reader';
import type { BenchContext } from './context';

const crowdSize = 200;
const goals = {
  crowd: { atMost: 1000, unit: 'ms p95' },
  others: { atMost: 2, unit: '' },
};
const leastSeconds = 3;
/** Requests a second of those who read a document meanwhile. */
const pace = 50;

/** Very many people who search for words of every document at once, and what others feel of it. */
export async function crowd(
  { load, options, found }: BenchContext,
  data: Data,
  { origin, cookie }: { origin: string; cookie: string },
): Promise<void> {
  const headers = { cookie };
  const seconds = Math.max(leastSeconds, options.seconds);
  const paths = [...searchTerms['every row'], ...searchTerms['every page'], 'lecture notes'].map(searchPath);
  const searching = { kind: 'closed', origin, headers, paths, connections: crowdSize } as const;
  const requests = (await someDocuments(data, 200)).map((id) => ({
    group: '',
    path: `/api/documents/${id}`,
  }));
  const reading = { kind: 'open', origin, headers, requests, perSecond: pace } as const;
  const others = startLoad();
  const results = { crowd: [] as LoadResult[], meanwhile: [] as LoadResult[], alone: [] as LoadResult[] };
  try {
    // Each connection to the database plans each statement anew at first.
    await load.run({ ...searching, seconds: leastSeconds });
    for (let round = 0; round < options.rounds; round++) {
      results.alone.push(await others.run({ ...reading, seconds }));
      // The crowd is there before the others come, and longer.
      const crowded = load.run({ ...searching, seconds: seconds + 1 });
      await new Promise((resolve) => setTimeout(resolve, 500));
      results.meanwhile.push(await others.run({ ...reading, seconds }));
      results.crowd.push(await crowded);
    }
  } finally {
    await others.stop();
  }
  const p95 = spreadOf(results.crowd.map((result) => result.p95));
  found.figure({
    name: `search, words of every row, ${crowdSize} connections`,
    ours: `p95 ${short(p95.median)} ms (${short(p95.least)}–${short(p95.most)})`,
    value: p95.median,
    goal: goals.crowd,
    errors: errorsOf(results.crowd),
  });
  const [meanwhile, alone] = [results.meanwhile, results.alone].map((all) => all.map((one) => one.p95));
  const ratio = ratioOf(meanwhile ?? [], alone ?? []);
  found.figure({
    name: `one document, ${pace}/s, while ${crowdSize} search`,
    ours: `p95 ${short(spreadOf(meanwhile ?? []).median)} ms`,
    peer: `alone: p95 ${short(spreadOf(alone ?? []).median)} ms`,
    ratio,
    value: ratio.median,
    goal: goals.others,
    errors: errorsOf([...results.meanwhile, ...results.alone]),
  });
}

import { searchTerms } from '@aw/db/testing/fill-library';
import type { Data } from '../data/open-data';
import { errorsOf, p95Text } from '../figures/figure';
import { spreadOf } from '../figures/statistics';
import { startLoad } from '../load/start-load';
import { searchPath, someDocuments } from './bench-reader';
import type { BenchContext } from './context';
import { othersDuring, othersFigure } from './others-during';

const crowdSize = 200;
const goal = { atMost: 1000, unit: 'ms p95' };
const minSeconds = 3;
/** Requests per second of readers of single documents. */
const readsPerSecond = 50;

/** Measures very many people who search for words that are in every document, and their effect on readers. */
export async function measureCrowd(
  { load, options, found }: BenchContext,
  data: Data,
  { origin, cookie }: { origin: string; cookie: string },
): Promise<void> {
  const headers = { cookie };
  const seconds = Math.max(minSeconds, options.seconds);
  const paths = [...searchTerms['every row'], ...searchTerms['every page'], 'lecture notes'].map(searchPath);
  const searching = { kind: 'closed', origin, headers, paths, connections: crowdSize } as const;
  const requests = (await someDocuments(data, 200)).map((id) => ({
    group: '',
    path: `/api/documents/${id}`,
  }));
  const reading = { kind: 'open', origin, headers, requests, perSecond: readsPerSecond } as const;
  const readers = startLoad();
  let results: Awaited<ReturnType<typeof othersDuring>>;
  try {
    // Each new database connection has to plan its statements first.
    await load.run({ ...searching, seconds: minSeconds });
    results = await othersDuring({
      rounds: options.rounds,
      seconds,
      crowd: (during) => load.run({ ...searching, seconds: during }),
      others: () => readers.run({ ...reading, seconds }),
    });
  } finally {
    await readers.stop();
  }
  const p95 = spreadOf(results.crowd.map((result) => result.p95));
  found.figure({
    name: `search, words of every row, ${crowdSize} connections`,
    ours: p95Text(p95),
    value: p95.median,
    goal,
    errors: errorsOf(results.crowd),
  });
  found.figure(othersFigure(`one document, ${readsPerSecond}/s, while ${crowdSize} search`, results));
}

import { searchTerms } from '@aw/db/testing/fill-library';
import type { Data } from '../data/open-data';
import { errorsOf, type Figure, p95Text, short } from '../figures/figure';
import { median, ratioOf, spreadOf } from '../figures/statistics';
import type { LoadResult } from '../load/load-job';
import { plansOf } from '../report/plans';
import { type Api, startApi } from '../servers/start-api';
import { startBaseline } from '../servers/start-baseline';
import { searchPath, useLibrary } from './bench-reader';
import { compareSides } from './compare-sides';
import type { BenchContext } from './context';
import { measureCrowd } from './crowd';
import { depthCursors } from './depths';
import { measureSearchSteps } from './search-steps';
import { measureStoredPages } from './stored-pages';

const byHandGoal = 0.8;
const medianGoalMs = 10;
/** Maximum ratio of a deep page to the second page. Deep pages are as fast, so this allows for noise. */
const flatGoal = 1.5;
/** Requests per second of the open loop: the load of a busy library, far below the maximum. */
const requestsPerSecond = 20;
const minSeconds = 20;

/** Search terms of all kinds in turns. */
const mixedSearches = (() => {
  const kinds = Object.entries(searchTerms);
  const maxTerms = Math.max(...kinds.map(([, terms]) => terms.length));
  return Array.from({ length: maxTerms }, (_, at) =>
    kinds.flatMap(([group, terms]) =>
      at < terms.length ? [{ group, path: searchPath(terms[at] ?? '') }] : [],
    ),
  ).flat();
})();

/** Measures search at one size of the library. The report compares the sizes. */
export async function measureSearch(context: BenchContext, documents: number): Promise<void> {
  const data = await context.data(documents);
  const api = await startApi(data.url());
  try {
    const { cookie, userId } = await api.session();
    await useLibrary(data, userId);
    const reader = { api, cookie };
    context.found.figure(await compareWithByHand(context, data, reader));
    await openLoop(context, reader);
    await measureSearchSteps(context, { origin: api.origin, cookie });
    await measureCrowd(context, data, { origin: api.origin, cookie });
    await depths(context, data, reader);
    await measureStoredPages(context, data);
    const terms = ['mitochondria', 'notes', 'biology', 'ph'];
    context.found.plans(await plansOf(data, terms.map(searchPath)));
  } finally {
    await api.stop();
  }
}

type Reader = { api: Api; cookie: string };

async function compareWithByHand(
  context: BenchContext,
  data: Data,
  { api, cookie }: Reader,
): Promise<Figure> {
  const byHand = await startBaseline('by-hand', { DATABASE_URL: data.url() });
  try {
    const paths = searchTerms['200 hits'].map((term) => `${searchPath(term)}&sort=newest`);
    return await compareSides(
      context,
      {
        name: 'search, 200 hits, newest first, 4 connections',
        peer: 'by hand',
        connections: 4,
        goal: byHandGoal,
      },
      [
        { origin: api.origin, headers: { cookie }, paths },
        { origin: byHand.origin, headers: {}, paths },
      ],
    );
  } finally {
    await byHand.stop();
  }
}

async function openLoop({ load, options, found }: BenchContext, { api, cookie }: Reader): Promise<void> {
  const seconds = Math.max(minSeconds, options.seconds);
  const job = {
    kind: 'open',
    origin: api.origin,
    headers: { cookie },
    requests: mixedSearches,
    perSecond: requestsPerSecond,
  } as const;
  await load.run({ ...job, seconds: Math.ceil(mixedSearches.length / requestsPerSecond) });
  const results: LoadResult[] = [];
  for (let round = 0; round < options.rounds; round++) results.push(await load.run({ ...job, seconds }));
  found.figure(
    figureOf(`search, ${mixedSearches.length} terms of all kinds, ${requestsPerSecond}/s open loop`, results),
  );
  for (const kind of Object.keys(searchTerms)) {
    const ofKind = results.flatMap(({ groups, perSecond }) => {
      const group = groups?.[kind];
      return group ? [{ ...group, perSecond }] : [];
    });
    found.figure(figureOf(`search, ${kind}`, ofKind));
  }
}

/** Returns a figure with the median of the rounds' medians. Its text also has the p95 with its range. */
function figureOf(name: string, results: readonly LoadResult[]): Figure {
  const p95 = spreadOf(results.map((result) => result.p95));
  const value = median(results.map(({ p50 }) => p50));
  return {
    name,
    ours: `p50 ${short(value)} ms, ${p95Text(p95)}`,
    value,
    p95: p95.median,
    goal: { atMost: medianGoalMs, unit: 'ms p50' },
    errors: errorsOf(results),
  };
}

/** Compares pages of the newest documents with the second page of the same round, because the first is cached. */
async function depths(
  { load, options, found }: BenchContext,
  data: Data,
  { api, cookie }: Reader,
): Promise<void> {
  const pages = await depthCursors(data, api.origin, cookie);
  const job = { kind: 'closed', origin: api.origin, headers: { cookie }, connections: 1 } as const;
  const results = pages.map((): LoadResult[] => []);
  await load.run({ ...job, paths: pages.map(({ path }) => path), seconds: 1 });
  for (let round = 0; round < options.rounds; round++)
    for (const [at, { path }] of pages.entries())
      results[at]?.push(await load.run({ ...job, paths: [path], seconds: Math.min(2, options.seconds) }));
  const medians = results.map((rounds) => rounds.map(({ p50 }) => p50));
  for (const [at, { name }] of pages.entries()) {
    const ratio = ratioOf(medians[at] ?? [], medians[1] ?? []);
    const isDeep = at > 1;
    found.figure({
      name: `newest 20, ${name}`,
      ours: `p50 ${short(median(medians[at] ?? []))} ms`,
      peer: isDeep ? 'the second page' : undefined,
      ratio: isDeep ? ratio : undefined,
      value: ratio.median,
      goal: isDeep ? { atMost: flatGoal, unit: '' } : undefined,
      errors: errorsOf(results[at] ?? []),
    });
  }
}

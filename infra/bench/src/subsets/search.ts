import { searchTerms } from '@aw/db/testing/fill-library';
import type { Data } from '../data/open-data';
import { comparison, errorsOf, type Figure, short } from '../figures/figure';
import { inTurns, median, ratioOf, spreadOf } from '../figures/statistics';
import type { LoadResult } from '../load/load-job';
import { plansOf } from '../report/plans';
import { type Api, startApi } from '../servers/start-api';
import { startBaseline } from '../servers/start-baseline';
import { searchPath, useLibrary } from './bench-reader';
import type { BenchContext } from './context';
import { crowd } from './crowd';
import { depthCursors } from './depths';

const handGoal = 0.8;
const medianGoalMs = 10;
/** Deep pages are as quick as the second; so much is noise. */
const flatGoal = 1.5;
/** Requests a second of the open loop: what a busy library sees, far below what a fast one could answer. */
const pace = 20;
const leastSeconds = 20;

/** Terms of all kinds, one of each kind after the other until every one was asked. */
const rotated = (() => {
  const kinds = Object.entries(searchTerms);
  const most = Math.max(...kinds.map(([, terms]) => terms.length));
  return Array.from({ length: most }, (_, at) =>
    kinds.flatMap(([group, terms]) =>
      at < terms.length ? [{ group, path: searchPath(terms[at] ?? '') }] : [],
    ),
  ).flat();
})();

/** Search at one size of the library; the report compares sizes. */
export async function measureSearch(context: BenchContext, documents: number): Promise<void> {
  const data = await context.data(documents);
  const api = await startApi(data.url());
  try {
    const { cookie, userId } = await api.session();
    await useLibrary(data, userId);
    const reader = { api, cookie };
    context.found.figure(await againstHand(context, data, reader));
    await openLoop(context, reader);
    await crowd(context, data, { origin: api.origin, cookie });
    await depths(context, data, reader);
    const shown = ['mitochondria', 'notes', 'biology', 'ph'];
    context.found.plans(await plansOf(data, shown.map(searchPath)));
  } finally {
    await api.stop();
  }
}

type Reader = { api: Api; cookie: string };

async function againstHand(
  { load, options }: BenchContext,
  data: Data,
  { api, cookie }: Reader,
): Promise<Figure> {
  const byHand = await startBaseline('by-hand', { DATABASE_URL: data.url() });
  try {
    const paths = searchTerms['200 hits'].map((term) => `${searchPath(term)}&sort=newest`);
    const run = (origin: string, headers: Record<string, string>) => async () => {
      const job = { kind: 'closed', origin, headers, paths, connections: 4 } as const;
      await load.run({ ...job, seconds: 1 });
      return load.run({ ...job, seconds: options.seconds });
    };
    const results = await inTurns(options.rounds, run(api.origin, { cookie }), run(byHand.origin, {}));
    return comparison('search, 200 hits, newest first, 4 connections', 'by hand', results, handGoal);
  } finally {
    await byHand.stop();
  }
}

async function openLoop({ load, options, found }: BenchContext, { api, cookie }: Reader): Promise<void> {
  const seconds = Math.max(leastSeconds, options.seconds);
  const job = {
    kind: 'open',
    origin: api.origin,
    headers: { cookie },
    requests: rotated,
    perSecond: pace,
  } as const;
  await load.run({ ...job, seconds: Math.ceil(rotated.length / pace) });
  const results: LoadResult[] = [];
  for (let round = 0; round < options.rounds; round++) results.push(await load.run({ ...job, seconds }));
  found.figure(figureOf(`search, ${rotated.length} terms of all kinds, ${pace}/s open loop`, results));
  for (const kind of Object.keys(searchTerms)) {
    const ofKind = results.flatMap(({ groups, perSecond }) => {
      const group = groups?.[kind];
      return group ? [{ ...group, perSecond }] : [];
    });
    found.figure(figureOf(`search, ${kind}`, ofKind));
  }
}

/** The median of the rounds' medians, in milliseconds; p95 with its spread is part of what is shown. */
function figureOf(name: string, results: readonly LoadResult[]): Figure {
  const p95 = spreadOf(results.map((result) => result.p95));
  const value = median(results.map(({ p50 }) => p50));
  return {
    name,
    ours: `p50 ${short(value)} ms, p95 ${short(p95.median)} ms (${short(p95.least)}–${short(p95.most)})`,
    value,
    p95: p95.median,
    goal: { atMost: medianGoalMs, unit: 'ms p50' },
    errors: errorsOf(results),
  };
}

/** Each depth of the newest documents against the second page of the same round; the first is kept. */
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
  const middles = results.map((rounds) => rounds.map(({ p50 }) => p50));
  for (const [at, { name }] of pages.entries()) {
    const ratio = ratioOf(middles[at] ?? [], middles[1] ?? []);
    const isDeep = at > 1;
    found.figure({
      name: `newest 20, ${name}`,
      ours: `p50 ${short(median(middles[at] ?? []))} ms`,
      peer: isDeep ? 'the second page' : undefined,
      ratio: isDeep ? ratio : undefined,
      value: ratio.median,
      goal: isDeep ? { atMost: flatGoal, unit: '' } : undefined,
      errors: errorsOf(results[at] ?? []),
    });
  }
}

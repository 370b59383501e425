import type { QuestionData } from '../data/open-questions';
import { short } from '../figures/figure';
import { inTurns, median } from '../figures/statistics';
import type { LoadResult } from '../load/load-job';
import type { Api } from '../servers/start-api';
import type { BenchContext } from './context';

/** The questions of one size, and the API over them. */
export type Side = { data: QuestionData; api: Api };
export type Both = readonly [small: Side, large: Side];

/** More requests than one connection makes in one run, so that no answer is a kept one. */
const mostRequests = 5_000;
const leastSeconds = 3;

/** Asks both sizes for the same kind of page, in turns, with one request at a time. */
export async function inTurnsOf(
  { load, options }: BenchContext,
  both: Both,
  paths: readonly [string[], string[]],
) {
  const seconds = Math.max(leastSeconds, options.seconds);
  let at = 0;
  const run = (side: 0 | 1) => () => {
    const of = paths[side];
    const distinct = Array.from({ length: mostRequests }, () => `${of[at % of.length]}&n=${at++}`);
    const { origin } = both[side].api;
    return load.run({ kind: 'closed', origin, headers: {}, paths: distinct, connections: 1, seconds });
  };
  // The first requests plan statements, and read what nobody has read yet.
  for (const side of [0, 1] as const) await run(side)();
  return inTurns(options.rounds, run(0), run(1));
}

/** The middle of what some runs took. */
export function timesText(results: readonly LoadResult[]): string {
  const middle = (of: (result: LoadResult) => number) => short(median(results.map(of)));
  return `p50 ${middle(({ p50 }) => p50)} ms, p95 ${middle(({ p95 }) => p95)} ms`;
}

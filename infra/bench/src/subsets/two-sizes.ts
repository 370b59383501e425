import type { QuestionData } from '../data/open-questions';
import { alternate } from '../figures/statistics';
import type { Api } from '../servers/start-api';
import type { BenchContext } from './context';

/** Questions of one size, and the API on their database. */
export type Side = { data: QuestionData; api: Api };
export type Both = readonly [small: Side, large: Side];

/** More requests than one connection makes in one run, so that no answer comes from a cache. */
const maxRequests = 5_000;
const minSeconds = 3;

/** Measures the same kind of request at both sizes in turns, one request at a time. */
export async function alternateSizes(
  { load, options }: BenchContext,
  both: Both,
  paths: readonly [string[], string[]],
) {
  const seconds = Math.max(minSeconds, options.seconds);
  let at = 0;
  const run = (side: 0 | 1) => () => {
    const ownPaths = paths[side];
    const distinct = Array.from({ length: maxRequests }, () => `${ownPaths[at % ownPaths.length]}&n=${at++}`);
    const { origin } = both[side].api;
    return load.run({ kind: 'closed', origin, headers: {}, paths: distinct, connections: 1, seconds });
  };
  // The first requests plan statements and read pages from the disk.
  for (const side of [0, 1] as const) await run(side)();
  return alternate(options.rounds, run(0), run(1));
}

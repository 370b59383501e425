import { setTimeout as sleep } from 'node:timers/promises';
import { errorsOf, type Figure, short } from '../figures/figure';
import { ratioOf, spreadOf } from '../figures/statistics';
import type { LoadResult } from '../load/load-job';

type Loads = {
  rounds: number;
  seconds: number;
  /** Requests of the crowd. */
  crowd: (seconds: number) => Promise<LoadResult>;
  /** Requests of everyone else. */
  others: () => Promise<LoadResult>;
};

type Results = Record<'crowd' | 'during' | 'alone', LoadResult[]>;

const goal = { atMost: 2, unit: '' };

/** Measures the requests of others alone and during the requests of a crowd, in each round. */
export async function othersDuring({ rounds, seconds, crowd, others }: Loads): Promise<Results> {
  const results: Results = { crowd: [], during: [], alone: [] };
  for (let round = 0; round < rounds; round++) {
    results.alone.push(await others());
    // The crowd starts before the others and ends after them.
    const crowdResult = crowd(seconds + 1);
    await sleep(500);
    results.during.push(await others());
    results.crowd.push(await crowdResult);
  }
  return results;
}

/** Returns the figure of how much slower the requests of others are during the requests of a crowd. */
export function othersFigure(name: string, { during, alone }: Results): Figure {
  const [duringMs, aloneMs] = [during, alone].map((results) => results.map(({ p95 }) => p95));
  const ratio = ratioOf(duringMs ?? [], aloneMs ?? []);
  return {
    name,
    ours: `p95 ${short(spreadOf(duringMs ?? []).median)} ms`,
    peer: `alone: p95 ${short(spreadOf(aloneMs ?? []).median)} ms`,
    ratio,
    value: ratio.median,
    goal,
    errors: errorsOf([...during, ...alone]),
  };
}

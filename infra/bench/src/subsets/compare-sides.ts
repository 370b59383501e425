import { comparison, type Figure } from '../figures/figure';
import { alternate } from '../figures/statistics';
import type { BenchContext } from './context';

/** One of two servers that are compared, with the requests that it gets. */
export type Side = { origin: string; headers: Record<string, string>; paths: readonly string[] };

type Comparison = { name: string; peer: string; connections: number; goal: number };

/** Measures the requests per second of both sides in turns. Each side warms up for a second before each measurement. */
export async function compareSides(
  { load, options }: Pick<BenchContext, 'load' | 'options'>,
  { name, peer, connections, goal }: Comparison,
  [side, peerSide]: readonly [Side, Side],
): Promise<Figure> {
  const run = (target: Side) => async () => {
    const job = { kind: 'closed', ...target, connections } as const;
    await load.run({ ...job, seconds: 1 });
    return load.run({ ...job, seconds: options.seconds });
  };
  return comparison(name, peer, await alternate(options.rounds, run(side), run(peerSide)), goal);
}

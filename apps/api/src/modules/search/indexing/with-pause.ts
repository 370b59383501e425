import { setTimeout as sleep } from 'node:timers/promises';
import type { Context } from '../../../context';

export type IndexContext = Pick<Context, 'db' | 'languages' | 'jobs'>;

const maxPauseMs = 2_000;

/** Runs a step, then waits for as long as it took, so that the indexing uses half a processor at most. */
export async function withPause<R>(step: () => Promise<R>): Promise<R> {
  const startedAt = performance.now();
  const result = await step();
  await sleep(Math.min(performance.now() - startedAt, maxPauseMs));
  return result;
}

import { setTimeout as sleep } from 'node:timers/promises';
import type { Context } from '../../../context';

export type IndexContext = Pick<Context, 'db' | 'languages' | 'jobs'>;

/** Length of a pause as a multiple of the step before it, and the longest pause. */
const pauseFactor = 2;
const maxPauseMs = 2_000;

/** Runs a step, then waits for twice as long as it took, so that the indexing uses a third of a processor at most. */
export async function withPause<R>(step: () => Promise<R>): Promise<R> {
  const startedAt = performance.now();
  const result = await step();
  await sleep(Math.min(pauseFactor * (performance.now() - startedAt), maxPauseMs));
  return result;
}

import { origin } from './origin';

/** A job that a worker of this process ran. `postponed` means that the file storage was unavailable. */
export type FinishedJob = { queue: string; outcome: 'done' | 'failed' | 'postponed'; durationMs: number };

export type OnJob = (job: FinishedJob) => void;

/** Result of a job that was enqueued again because it waits for something. */
export const postponed = 'postponed';

type Running = {
  queue: string;
  jobId: string;
  /** Aborted by the queue if the job takes too long, or if the process stops before the job has ended. */
  signal: AbortSignal;
};

/**
 * Runs a job as the origin of its queries, and calls `onJob` once with the outcome. Throws the errors of `run`. A job
 * that the queue has aborted counts as failed, even if `run` ends later.
 */
export async function runJob(
  { signal, ...job }: Running,
  onJob: OnJob | undefined,
  run: () => Promise<unknown>,
): Promise<void> {
  const startedAt = performance.now();
  const report = (outcome: FinishedJob['outcome']) =>
    onJob?.({ queue: job.queue, outcome, durationMs: performance.now() - startedAt });
  const giveUp = () => report('failed');
  signal.addEventListener('abort', giveUp, { once: true });
  let outcome: FinishedJob['outcome'] = 'failed';
  try {
    outcome = (await origin.run(job, run)) === postponed ? postponed : 'done';
  } finally {
    signal.removeEventListener('abort', giveUp);
    if (!signal.aborted) report(outcome);
  }
}

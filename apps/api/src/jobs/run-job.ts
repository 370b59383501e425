import { origin } from './origin';

/** A job that a worker of this process ran. `postponed` means that the file storage was not available. */
export type FinishedJob = { queue: string; outcome: 'done' | 'failed' | 'postponed'; durationMs: number };

export type OnJob = (job: FinishedJob) => void;

/** What a job gives that waits for something and was put in again. */
export const postponed = 'postponed';

type Running = {
  queue: string;
  jobId: string;
  /** Aborted by the queue when the job has taken too long, or the process stops before it has ended. */
  signal: AbortSignal;
};

/**
 * Runs a job as the origin of its queries, and tells `onJob` once how it ended; throws what `run` throws. One that the
 * queue gave up has failed by then, whatever becomes of it later.
 */
export async function runJob(
  { signal, ...job }: Running,
  onJob: OnJob | undefined,
  run: () => Promise<unknown>,
): Promise<void> {
  const startedAt = performance.now();
  const tell = (outcome: FinishedJob['outcome']) =>
    onJob?.({ queue: job.queue, outcome, durationMs: performance.now() - startedAt });
  const giveUp = () => tell('failed');
  signal.addEventListener('abort', giveUp, { once: true });
  let outcome: FinishedJob['outcome'] = 'failed';
  try {
    outcome = (await origin.run(job, run)) === postponed ? postponed : 'done';
  } finally {
    signal.removeEventListener('abort', giveUp);
    if (!signal.aborted) tell(outcome);
  }
}

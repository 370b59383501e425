import type { FinishedJob, OnJob } from '../metrics/job-metrics';
import { origin } from '../metrics/origin';

/** What a job gives that waits for something and was put in again. */
export const postponed = 'postponed';

/** Runs a job as the origin of its queries, and tells `onJob` how it ended; throws what `run` throws. */
export async function runJob(
  job: { queue: string; jobId: string },
  onJob: OnJob | undefined,
  run: () => Promise<unknown>,
): Promise<void> {
  const startedAt = performance.now();
  let outcome: FinishedJob['outcome'] = 'failed';
  try {
    outcome = (await origin.run(job, run)) === postponed ? postponed : 'done';
  } finally {
    onJob?.({ queue: job.queue, outcome, durationMs: performance.now() - startedAt });
  }
}

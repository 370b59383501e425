// Generates the load, in its own process on its own core. It gets one job at a time as a message and answers with another.
import { runClosed } from './closed-loop';
import type { LoadJob, LoadResult } from './load-job';
import { runOpen } from './open-loop';
import { runUploads } from './upload-load';

function run(job: LoadJob): Promise<LoadResult> {
  if (job.kind === 'closed') return runClosed(job);
  return job.kind === 'open' ? runOpen(job) : runUploads(job);
}

process.on('message', (job: LoadJob) => {
  run(job).then(
    (result) => process.send?.({ result }),
    (error: unknown) => process.send?.({ error: String(error) }),
  );
});
process.on('disconnect', () => process.exit());

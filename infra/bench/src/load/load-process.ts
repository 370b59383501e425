// The load, in a process of its own on a core of its own: one job at a time, told and answered over the channel.
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

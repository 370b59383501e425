import type { Database } from '@aw/db';
import type { Jobs } from '../jobs/jobs';
import type { JobData, JobName } from '../jobs/queues';

/** Returns jobs that call `check` before a job of the queue is enqueued. Its error is what the caller gets. */
export function beforeEnqueue<N extends JobName>(
  jobs: Jobs,
  name: N,
  check: (data: JobData[N], db: Database) => void | Promise<void>,
): Jobs {
  return {
    ...jobs,
    enqueue: async (db, queue, data, options) => {
      if ((queue as JobName) === name) await check(data as JobData[N], db);
      await jobs.enqueue(db, queue, data, options);
    },
  };
}

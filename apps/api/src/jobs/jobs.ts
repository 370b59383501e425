import type { Database } from '@aw/db';
import { fromKysely, type JobWithMetadata, PgBoss, type Queue, type SendOptions } from 'pg-boss';
import { FilesUnavailableError } from '../adapters/files/file-store';
import {
  deadLetterOf,
  type JobData,
  type JobName,
  type JobQueue,
  jobNames,
  queues,
  type ScheduleName,
  schedules,
} from './queues';
import { type OnJob, postponed, runJob } from './run-job';

type Handler<N extends JobName> = {
  run: (data: JobData[N]) => Promise<void>;
  /** Called for a job that failed at every try, including tries whose process died. */
  giveUp?: (data: JobData[N]) => Promise<void>;
};

type Tasks = { [N in JobName]: Handler<N> };
export type JobHandlers = Tasks & { [N in ScheduleName]: () => Promise<void> };

/** Group of a job, of which one runs at a time, and the number of the group's jobs that run before it. */
export type Turn = { group: string; place: number };

export type EnqueueOptions = {
  turn?: Turn;
  startAfter?: Date | undefined;
  /** A second job with this id (32 hexadecimal digits) is ignored. */
  id?: string;
  /** Deadline of a try, if it differs from the queue's. */
  expireInSeconds?: number;
};

export type Jobs = {
  /**
   * Enqueues a job in the caller's transaction, so that it runs when `db` commits. A queue with keys ignores a job whose
   * key is waiting or running.
   */
  enqueue<N extends JobName>(
    db: Database,
    name: N,
    data: JobData[N],
    options?: EnqueueOptions,
  ): Promise<void>;
  /** Retries the jobs that failed at every try. Returns their number for each queue. */
  redrive(): Promise<Map<JobName, number>>;
  /** Runs jobs until `stop`, and calls `onJob` for each that ended. */
  work(handlers: JobHandlers, onJob?: OnJob): Promise<void>;
  /** Returns true from the call of `stop` on, so that long jobs end early. */
  isStopping(): boolean;
  stop(): Promise<void>;
};

/** Maximum number of jobs that pg-boss retries with one statement. */
const redriveBatchSize = 1_000;

/** Seconds after which a job is retried that found the file storage unavailable. */
const storageAwaySeconds = 20;

/**
 * Starts the job queue on the same PostgreSQL server. A job whose worker died is retried within seconds. A job that
 * finds the file storage unavailable waits for it without using up its tries. Without `listens`, which a pooler does
 * not support, jobs are found only by polling.
 */
export async function startJobs(
  url: string,
  onError: (error: Error) => void,
  options: { storageAwaySeconds?: number; listens?: boolean } = {},
): Promise<Jobs> {
  const boss = new PgBoss({
    connectionString: url,
    schema: 'jobs',
    max: 4,
    superviseIntervalSeconds: 10,
    monitorIntervalSeconds: 10,
    useListenNotify: options.listens ?? true,
  });
  boss.on('error', onError);
  await boss.start();
  const existingQueues = new Set((await boss.getQueues()).map(({ name }) => name));
  // pg-boss does not change a queue that exists already.
  const createQueue = async (name: string, options?: Omit<Queue, 'name'>) => {
    if (!existingQueues.has(name)) await boss.createQueue(name, options);
  };
  for (const name of jobNames) {
    const deadLetter = deadLetterOf(name);
    if (deadLetter) await createQueue(deadLetter);
    await createQueue(name, { ...queues[name].options, ...(deadLetter ? { deadLetter } : {}) });
  }
  for (const name of Object.keys(schedules)) await createQueue(name, { retryLimit: 1 });
  let stopping: Promise<void> | undefined;
  return {
    async enqueue(db, name, data, { turn, startAfter, ...options } = {}) {
      const { singletonKey }: JobQueue<typeof data> = queues[name];
      const sendOptions: SendOptions = { db: fromKysely(db), ...options };
      // The older of two jobs with the same priority runs first.
      if (turn) Object.assign(sendOptions, { group: { id: turn.group }, priority: -turn.place });
      if (startAfter) sendOptions.startAfter = startAfter;
      if (singletonKey) sendOptions.singletonKey = singletonKey(data);
      await boss.send(name, data, sendOptions);
    },
    async redrive() {
      const counts = new Map<JobName, number>();
      for (const name of jobNames) {
        const deadLetter = deadLetterOf(name);
        if (!deadLetter) continue;
        let count = 0;
        for (let moved = redriveBatchSize; moved === redriveBatchSize; count += moved)
          moved = await boss.redrive(deadLetter, { limit: redriveBatchSize });
        if (count > 0) counts.set(name, count);
      }
      return counts;
    },
    async work(handlers, onJob) {
      const postpone: Postpone = async (
        name,
        { data, groupId, priority, singletonKey, expireInSeconds },
        error,
      ) => {
        onError(error);
        // Singleton jobs are enqueued again by the cleanup job.
        if (singletonKey) return;
        // The job keeps its group and its priority.
        const order = { priority, expireInSeconds, ...(groupId ? { group: { id: groupId } } : {}) };
        await boss.send(name, data, {
          startAfter: options.storageAwaySeconds ?? storageAwaySeconds,
          ...order,
        });
      };
      for (const name of jobNames) await workOn(boss, name, handlers, { postpone, onJob });
      for (const [name, cron] of Object.entries(schedules)) {
        const run = handlers[name as ScheduleName];
        await boss.work(name, { pollingIntervalSeconds: 30 }, async ([job]) => {
          if (job) await runJob({ queue: name, jobId: job.id, signal: job.signal }, onJob, run);
        });
        await boss.schedule(name, cron);
      }
    },
    isStopping: () => stopping !== undefined,
    stop() {
      stopping ??= boss.stop({ graceful: true, timeout: 15_000 });
      return stopping;
    },
  };
}

type Postpone = <N extends JobName>(
  name: N,
  job: JobWithMetadata<JobData[N]>,
  error: FilesUnavailableError,
) => Promise<void>;

async function workOn<N extends JobName>(
  boss: PgBoss,
  name: N,
  handlers: Tasks,
  { postpone, onJob }: { postpone: Postpone; onJob?: OnJob },
): Promise<void> {
  const { everySeconds, atOnce } = queues[name];
  const { run, giveUp }: Handler<N> = handlers[name];
  await boss.work(
    name,
    {
      batchSize: 1,
      includeMetadata: true,
      localConcurrency: atOnce,
      // Files of one group use at most one reader of this process.
      ...(atOnce > 1 ? { localGroupConcurrency: 1 } : {}),
      pollingIntervalSeconds: everySeconds,
      notifyPollingIntervalSeconds: everySeconds,
    },
    async ([job]: JobWithMetadata<JobData[N]>[]) => {
      if (!job) return;
      await runJob({ queue: name, jobId: job.id, signal: job.signal }, onJob, async () => {
        try {
          await run(job.data);
        } catch (error) {
          if (!(error instanceof FilesUnavailableError)) throw error;
          await postpone(name, job, error);
          return postponed;
        }
      });
    },
  );
  const queue = deadLetterOf(name);
  if (!giveUp || !queue) return;
  await boss.work<JobData[N]>(queue, { pollingIntervalSeconds: 2 }, async ([job]) => {
    if (job) await runJob({ queue, jobId: job.id, signal: job.signal }, onJob, () => giveUp(job.data));
  });
}

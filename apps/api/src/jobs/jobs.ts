import { hash } from 'node:crypto';
import type { Database } from '@aw/db';
import { fromKysely, type JobWithMetadata, PgBoss, type Queue } from 'pg-boss';
import { FilesUnavailableError } from '../adapters/files/file-store';
import type { LaterReading } from '../adapters/files/read-again';
import {
  type JobData,
  type JobName,
  paces,
  queues,
  readingSeconds,
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

/** Group of a job, and the number of its jobs that wait before it. */
export type Turn = { group: string; place: number };

export type Jobs = {
  /**
   * Enqueues the checks of a document in the caller's transaction, to run after `startAfter`. One job of a group runs
   * at a time, and `place` jobs of the group run first.
   */
  enqueueProcessing(db: Database, documentId: number, turn: Turn, startAfter?: Date): Promise<void>;
  /** Enqueues another reading of a document, unless one is waiting or running. */
  enqueueRereading(db: Database, documentId: number): Promise<void>;
  /** Enqueues the creation of a document's download, unless one is waiting or running. */
  enqueueDownload(db: Database, documentId: number): Promise<void>;
  /** Enqueues the delivery of a stored mail in the caller's transaction. */
  enqueueMail(db: Database, mailId: string): Promise<void>;
  /**
   * Enqueues a request for a new password, whether or not the address has an account. One job of a network runs at a
   * time.
   */
  enqueueReset(db: Database, request: JobData['send-reset'], turn: Turn): Promise<void>;
  /** Enqueues a request for the link of an order, whether or not the number and the address belong together. */
  enqueueOrderLink(db: Database, request: JobData['send-order-link']): Promise<void>;
  /**
   * Enqueues the checks of an order's file in the caller's transaction, in turns like documents. `later` enqueues
   * another reading of it, at most once.
   */
  enqueueOrderFile(db: Database, fileId: string, turn: Turn, later?: LaterReading): Promise<void>;
  /** Enqueues the checks of an expert's proof, like those of an order's file. */
  enqueueExpertProof(db: Database, proofId: string, turn: Turn, later?: LaterReading): Promise<void>;
  /** Enqueues a stored event of the payment provider in the caller's transaction. */
  enqueueWebhook(db: Database, eventId: string): Promise<void>;
  /** Enqueues an approved refund in the caller's transaction. */
  enqueueRefund(db: Database, refundId: string): Promise<void>;
  /** Enqueues a request for the newsletter, whether or not the address belongs to the sender. */
  enqueueNewsletterLink(db: Database, request: JobData['send-newsletter-link']): Promise<void>;
  /** Enqueues the mailing of an issue in the caller's transaction. */
  enqueueIssue(db: Database, issueId: string): Promise<void>;
  /** Enqueues mails to everyone who got a credit back, in the caller's transaction. */
  enqueueBuyerMails(db: Database, about: JobData['tell-buyers']): Promise<void>;
  /** Enqueues mails to the followers of a question about a new answer, in the caller's transaction. */
  enqueueFollowerMails(db: Database, about: JobData['notify-followers']): Promise<void>;
  /** Enqueues notifications for everyone who reported something about the decision, in the caller's transaction. */
  enqueueReporterNotices(db: Database, about: JobData['notify-reporters']): Promise<void>;
  /** Enqueues the regrading of closed attempts with a corrected question, in the caller's transaction. */
  enqueueRegrading(db: Database, correctionId: number): Promise<void>;
  /** Enqueues the creation of a quiz in the caller's transaction, in turns like documents. */
  enqueueQuiz(db: Database, quiz: JobData['make-quiz'], turn: Turn): Promise<void>;
  /** Retries the jobs that failed at every try. Returns their number for each queue. */
  redrive(): Promise<Map<JobName, number>>;
  /** Runs jobs until `stop`, and calls `onJob` for each that ended. */
  work(handlers: JobHandlers, onJob?: OnJob): Promise<void>;
  stop(): Promise<void>;
};

const deadLetterOf = (name: JobName) =>
  ({ 'process-document': 'failed-documents', 'send-mail': 'failed-mails' })[name as string] ??
  `failed-${name}`;

const jobNames = Object.keys(queues) as JobName[];
/** Names of all queues, including those of scheduled jobs. */
export const queueNames: readonly string[] = [...jobNames, ...Object.keys(schedules)];
const droppedQueues: JobName[] = ['send-reset', 'send-order-link', 'send-newsletter-link'];

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
    // A request for a link that failed at every try is dropped.
    const deadLetter = droppedQueues.includes(name) ? undefined : deadLetterOf(name);
    if (deadLetter) await createQueue(deadLetter);
    await createQueue(name, { ...queues[name], ...(deadLetter ? { deadLetter } : {}) });
  }
  for (const name of Object.keys(schedules)) await createQueue(name, { retryLimit: 1 });
  const send = async <N extends JobName>(
    db: Database,
    name: N,
    data: JobData[N],
    turn?: Turn,
    later?: { id?: string; startAfter: Date; expireInSeconds?: number },
  ) => {
    // The older of two jobs with the same priority runs first.
    const order = turn && { group: { id: turn.group }, priority: -turn.place };
    await boss.send(name, data, { db: fromKysely(db), ...order, ...later });
  };
  // A later reading may do more work than the first. If a worker dies after enqueuing one, its job runs again, and
  // the fixed id makes the queue ignore the second one.
  const readingOf = (fileId: string, later: LaterReading | undefined) =>
    later && {
      id: hash('sha256', `${fileId} ${later.slowReads}`, 'hex').slice(0, 32),
      startAfter: later.startAfter,
      expireInSeconds: readingSeconds,
    };
  let stopping: Promise<void> | undefined;
  return {
    enqueueProcessing: (db, documentId, turn, startAfter) =>
      send(db, 'process-document', { documentId }, turn, startAfter && { startAfter }),
    async enqueueRereading(db, documentId) {
      const options = { db: fromKysely(db), singletonKey: String(documentId) };
      await boss.send('reread-document', { documentId }, options);
    },
    async enqueueDownload(db, documentId) {
      const options = { db: fromKysely(db), singletonKey: String(documentId) };
      await boss.send('prepare-download', { documentId }, options);
    },
    enqueueMail: (db, mailId) => send(db, 'send-mail', { mailId }),
    enqueueReset: (db, request, turn) => send(db, 'send-reset', request, turn),
    enqueueOrderLink: (db, request) => send(db, 'send-order-link', request),
    enqueueOrderFile: (db, fileId, turn, later) =>
      send(db, 'check-order-file', { fileId, slowReads: later?.slowReads }, turn, readingOf(fileId, later)),
    enqueueExpertProof: (db, proofId, turn, later) =>
      send(
        db,
        'check-expert-proof',
        { proofId, slowReads: later?.slowReads },
        turn,
        readingOf(proofId, later),
      ),
    enqueueWebhook: (db, eventId) => send(db, 'apply-webhook', { eventId }),
    enqueueRefund: (db, refundId) => send(db, 'send-refund', { refundId }),
    enqueueNewsletterLink: (db, request) => send(db, 'send-newsletter-link', request),
    enqueueIssue: (db, issueId) => send(db, 'send-issue', { issueId }),
    enqueueBuyerMails: (db, about) => send(db, 'tell-buyers', about),
    enqueueFollowerMails: (db, about) => send(db, 'notify-followers', about),
    enqueueReporterNotices: (db, about) => send(db, 'notify-reporters', about),
    enqueueRegrading: (db, correctionId) => send(db, 'regrade-attempts', { correctionId }),
    enqueueQuiz: (db, quiz, turn) => send(db, 'make-quiz', quiz, turn),
    async redrive() {
      const counts = new Map<JobName, number>();
      for (const name of jobNames.filter((each) => !droppedQueues.includes(each))) {
        let count = 0;
        for (let moved = redriveBatchSize; moved === redriveBatchSize; count += moved)
          moved = await boss.redrive(deadLetterOf(name), { limit: redriveBatchSize });
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
  const { everySeconds, atOnce } = paces[name];
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
  if (!giveUp) return;
  await boss.work<JobData[N]>(deadLetterOf(name), { pollingIntervalSeconds: 2 }, async ([job]) => {
    const queue = deadLetterOf(name);
    if (job) await runJob({ queue, jobId: job.id, signal: job.signal }, onJob, () => giveUp(job.data));
  });
}

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
  /** Told of a job whose every try failed, also when each died without a word. */
  giveUp?: (data: JobData[N]) => Promise<void>;
};

type Tasks = { [N in JobName]: Handler<N> };
export type JobHandlers = Tasks & { [N in ScheduleName]: () => Promise<void> };

/** Whose job it is, and how many of theirs wait before it. */
export type Turn = { group: string; place: number };

export type Jobs = {
  /** Puts the checks of a document in the queue, not before `startAfter`, inside the caller's transaction; one of a group is worked on at a time, and `place` turns come first. */
  enqueueProcessing(db: Database, documentId: number, turn: Turn, startAfter?: Date): Promise<void>;
  /** Puts the reading anew of a document in the queue, unless it waits there or is under way. */
  enqueueRereading(db: Database, documentId: number): Promise<void>;
  /** Puts the making of a document's download in the queue, unless it waits there or is under way. */
  enqueueDownload(db: Database, documentId: number): Promise<void>;
  /** Puts the sending of a stored mail in the queue, inside the caller's transaction. */
  enqueueMail(db: Database, mailId: string): Promise<void>;
  /** Puts a request for a new password in the queue, whether the address has an account or not, in turns by its place. */
  enqueueReset(db: Database, asked: JobData['send-reset'], turn: Turn): Promise<void>;
  /** Puts a request for the link of an order in the queue, whether number and address belong together or not. */
  enqueueOrderLink(db: Database, asked: JobData['send-order-link']): Promise<void>;
  /** Puts the checks of an order's file in the queue, inside the caller's transaction, in turns like those of documents; `later` is for another reading of it, which is queued once however often it is asked for. */
  enqueueOrderFile(db: Database, fileId: string, turn: Turn, later?: LaterReading): Promise<void>;
  /** Puts the checks of an expert’s proof in the queue, as those of an order's file. */
  enqueueExpertProof(db: Database, proofId: string, turn: Turn, later?: LaterReading): Promise<void>;
  /** Puts a stored notice of the payment provider in the queue, inside the caller's transaction. */
  enqueueWebhook(db: Database, eventId: string): Promise<void>;
  /** Puts a refund that is decided in the queue, inside the caller's transaction. */
  enqueueRefund(db: Database, refundId: string): Promise<void>;
  /** Puts a wish for the newsletter in the queue, whoever typed the address. */
  enqueueNewsletterLink(db: Database, asked: JobData['send-newsletter-link']): Promise<void>;
  /** Puts the mailing of an issue in the queue, inside the caller's transaction. */
  enqueueIssue(db: Database, issueId: string): Promise<void>;
  /** Has everybody told who got a credit back, inside the caller's transaction. */
  enqueueBuyerMails(db: Database, about: JobData['tell-buyers']): Promise<void>;
  /** Has everybody told who follows a question that an answer came to, inside the caller's transaction. */
  enqueueFollowerMails(db: Database, about: JobData['notify-followers']): Promise<void>;
  /** Has everybody told what became of a thing that they reported, inside the caller's transaction. */
  enqueueReporterNotices(db: Database, about: JobData['notify-reporters']): Promise<void>;
  /** Has the closed attempts that were asked a corrected question graded anew, inside the caller's transaction. */
  enqueueRegrading(db: Database, correctionId: number): Promise<void>;
  /** Puts the making of a quiz in the queue, inside the caller's transaction, in turns like those of documents. */
  enqueueQuiz(db: Database, quiz: JobData['make-quiz'], turn: Turn): Promise<void>;
  /** Has jobs tried again whose every try failed and that wait for somebody; how many of each kind. */
  redrive(): Promise<Map<JobName, number>>;
  /** Takes jobs until `stop`; tells `onJob` of each that ended. */
  work(handlers: JobHandlers, onJob?: OnJob): Promise<void>;
  stop(): Promise<void>;
};

const failed = (name: JobName) =>
  ({ 'process-document': 'failed-documents', 'send-mail': 'failed-mails' })[name as string] ??
  `failed-${name}`;

const jobNames = Object.keys(queues) as JobName[];
/** Every queue that work is put in, by people or by the clock. */
export const queueNames: readonly string[] = [...jobNames, ...Object.keys(schedules)];
const forgotten: JobName[] = ['send-reset', 'send-order-link', 'send-newsletter-link'];

/** The most that pg-boss puts in again with one statement. */
const redrivenAtOnce = 1_000;

/** Seconds until a job is tried again that found the file storage away. */
const storageAwaySeconds = 20;

/**
 * Starts the job queue on the same Postgres; a job whose worker died is taken up again within seconds, and one that
 * finds the file storage away waits for it however long that takes, without using up its tries. Without `listens`, as
 * over a pooler, jobs are found by looking for them alone.
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
  const known = new Set((await boss.getQueues()).map(({ name }) => name));
  // A queue that is there already would stay as it is.
  const createQueue = async (name: string, options?: Omit<Queue, 'name'>) => {
    if (!known.has(name)) await boss.createQueue(name, options);
  };
  for (const name of jobNames) {
    // A request for a link that cannot be answered is only forgotten.
    const deadLetter = forgotten.includes(name) ? undefined : failed(name);
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
    // Of two jobs with the same place the older one comes first.
    const order = turn && { group: { id: turn.group }, priority: -turn.place };
    await boss.send(name, data, { db: fromKysely(db), ...order, ...later });
  };
  // A later reading is allowed more work than the first. A worker that dies after it queued one has the job before run
  // again: by the fixed id, the second one that it queues is ignored.
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
    enqueueReset: (db, asked, turn) => send(db, 'send-reset', asked, turn),
    enqueueOrderLink: (db, asked) => send(db, 'send-order-link', asked),
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
    enqueueNewsletterLink: (db, asked) => send(db, 'send-newsletter-link', asked),
    enqueueIssue: (db, issueId) => send(db, 'send-issue', { issueId }),
    enqueueBuyerMails: (db, about) => send(db, 'tell-buyers', about),
    enqueueFollowerMails: (db, about) => send(db, 'notify-followers', about),
    enqueueReporterNotices: (db, about) => send(db, 'notify-reporters', about),
    enqueueRegrading: (db, correctionId) => send(db, 'regrade-attempts', { correctionId }),
    enqueueQuiz: (db, quiz, turn) => send(db, 'make-quiz', quiz, turn),
    async redrive() {
      const counts = new Map<JobName, number>();
      for (const name of jobNames.filter((each) => !forgotten.includes(each))) {
        let count = 0;
        for (let moved = redrivenAtOnce; moved === redrivenAtOnce; count += moved)
          moved = await boss.redrive(failed(name), { limit: redrivenAtOnce });
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
        // What is one at a time is put in again by the clean-up.
        if (singletonKey) return;
        // It stays in its group, behind and before the same others.
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
      // Nobody's files hold more than one reader of this process.
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
  await boss.work<JobData[N]>(failed(name), { pollingIntervalSeconds: 2 }, async ([job]) => {
    const queue = failed(name);
    if (job) await runJob({ queue, jobId: job.id, signal: job.signal }, onJob, () => giveUp(job.data));
  });
}

import type { ReportKind } from '@aw/contracts/moderation/reasons';
import type { CaseOutcome } from '@aw/contracts/moderation/staff';
import type { SavedSearchFilters } from '@aw/contracts/search/saved';
import type { Queue } from 'pg-boss';

/** Settings with which a process does the jobs of one queue. `Data` is the data of its jobs. */
type Work<Data> = {
  /** Polling interval in seconds, for jobs whose notification was missed. */
  everySeconds: number;
  /** Maximum number of jobs that run at once in a process. */
  atOnce: number;
  /** Queue of the jobs that failed at every try, if it is not `failed-…`. Null if such a job is dropped. */
  deadLetter?: string | null;
  /** Returns the key of a job. Only one job with a key waits or runs at a time. */
  singletonKey?: (data: Data) => string;
};

export type JobQueue<Data> = Work<Data> & {
  /** Tries, delays and deadlines. */
  options: Omit<Queue, 'name' | 'deadLetter'>;
};

const queue = <Data>(options: JobQueue<Data>['options'], work: Work<Data>): JobQueue<Data> => ({
  options,
  ...work,
});

const watched = { retryBackoff: true, heartbeatSeconds: 10, notify: true };
const patient = { ...watched, retryLimit: 10, retryDelay: 5, retryDelayMax: 1800 };
const notices = { ...patient, retryLimit: 8, expireInSeconds: 600 };
/** A payment provider may be unavailable for hours. */
const payments = { ...patient, retryDelay: 2, expireInSeconds: 120 };
/** A person waits for it. The limit of `place` is restored if it fails. */
const generation = { ...watched, retryLimit: 2, retryDelay: 3, expireInSeconds: 900 };
/** Addresses of unknown people are not kept: a completed request is deleted after an hour, a failed one is dropped. */
const linkRequest = { notify: true, retryLimit: 4, retryDelay: 5, deleteAfterSeconds: 3600 };

/** Maximum time in which a job may read one document, including the wait for its reader. */
export const readingSeconds = 3600;

const table = {
  // The third try of a file has six minutes of work, and five times as long on a busy machine.
  'process-document': queue<{ documentId: number }>(
    { ...watched, retryLimit: 4, retryDelay: 2, expireInSeconds: readingSeconds },
    { everySeconds: 0.5, atOnce: 2, deadLetter: 'failed-documents' },
  ),
  // Ten minutes of work at most, and five times as long on a busy machine.
  'recognise-text': queue<{ documentId: number }>(
    { ...watched, retryLimit: 4, retryDelay: 5, expireInSeconds: readingSeconds },
    { everySeconds: 0.5, atOnce: 1 },
  ),
  // No one waits for these.
  'reread-document': queue<{ documentId: number }>(
    { ...watched, policy: 'exclusive', retryLimit: 4, retryDelay: 30, expireInSeconds: readingSeconds },
    { everySeconds: 2, atOnce: 1, singletonKey: ({ documentId }) => String(documentId) },
  ),
  // One process at a time indexes what earlier releases stored. A retry continues where the previous try ended.
  'index-search': queue<Record<string, never>>(
    { ...watched, policy: 'exclusive', retryLimit: 4, retryDelay: 30, expireInSeconds: 43_200 },
    { everySeconds: 2, atOnce: 1, singletonKey: () => 'index-search' },
  ),
  // A person waits for the download. The first job of a document lacks the number of earlier rounds of failed tries.
  'prepare-download': queue<{ documentId: number; failedRounds?: number | undefined }>(
    { ...watched, policy: 'exclusive', retryLimit: 4, retryDelay: 2, expireInSeconds: readingSeconds },
    { everySeconds: 0.5, atOnce: 1, singletonKey: ({ documentId }) => String(documentId) },
  ),
  // The first job of a file lacks the numbers of earlier readings that were too slow and of waits for the scanner.
  'check-order-file': queue<{
    fileId: string;
    slowReads?: number | undefined;
    scanWaits?: number | undefined;
  }>({ ...watched, retryLimit: 4, retryDelay: 2, expireInSeconds: 600 }, { everySeconds: 0.5, atOnce: 2 }),
  'check-expert-proof': queue<{
    proofId: string;
    slowReads?: number | undefined;
    scanWaits?: number | undefined;
  }>({ ...watched, retryLimit: 4, retryDelay: 2, expireInSeconds: 600 }, { everySeconds: 2, atOnce: 1 }),
  // A mail server may be unavailable for an hour or two, so the delay grows from half a minute to an hour.
  'send-mail': queue<{ mailId: string }>(
    { ...watched, retryLimit: 8, retryDelay: 30, retryDelayMax: 3600, expireInSeconds: 120 },
    { everySeconds: 2, atOnce: 2, deadLetter: 'failed-mails' },
  ),
  // The nightly comparison finds events that every try missed.
  'apply-webhook': queue<{ eventId: string }>(payments, { everySeconds: 0.5, atOnce: 2 }),
  'send-refund': queue<{ refundId: string }>(payments, { everySeconds: 0.5, atOnce: 1 }),
  'send-reset': queue<{ email: string; place?: string }>(linkRequest, {
    everySeconds: 0.5,
    atOnce: 4,
    deadLetter: null,
  }),
  'send-order-link': queue<{ orderId: string; email: string; place?: string }>(linkRequest, {
    everySeconds: 2,
    atOnce: 1,
    deadLetter: null,
  }),
  'send-newsletter-link': queue<{ email: string; place?: string }>(linkRequest, {
    everySeconds: 2,
    atOnce: 1,
    deadLetter: null,
  }),
  'send-saved-search-link': queue<{
    email: string;
    q: string;
    filters: SavedSearchFilters;
    place?: string;
  }>(linkRequest, { everySeconds: 2, atOnce: 1, deadLetter: null }),
  // `moment` is the time of the transaction that gave the credits back.
  'tell-buyers': queue<{ documentId: number; moment: string }>(notices, { everySeconds: 2, atOnce: 1 }),
  'notify-followers': queue<{ questionId: number; answerId: number }>(notices, {
    everySeconds: 2,
    atOnce: 1,
  }),
  // `decidedAt` is the time that the reports store.
  'notify-reporters': queue<{ kind: ReportKind; id: number; outcome: CaseOutcome; decidedAt: string }>(
    notices,
    { everySeconds: 2, atOnce: 1 },
  ),
  // A retry continues where the previous try ended.
  'regrade-attempts': queue<{ correctionId: number }>(
    { ...patient, expireInSeconds: 43_200 },
    { everySeconds: 2, atOnce: 1 },
  ),
  'make-quiz': queue<{ generationId: string; place?: string | undefined }>(generation, {
    everySeconds: 0.5,
    atOnce: 4,
  }),
  // A queue of its own, because the previous release would make these about the title of the chat.
  'make-chat-quiz': queue<{ generationId: string; place?: string | undefined }>(generation, {
    everySeconds: 0.5,
    atOnce: 2,
  }),
  'make-study-material': queue<{ materialId: string; place?: string | undefined }>(generation, {
    everySeconds: 0.5,
    atOnce: 4,
  }),
  'send-issue': queue<{ issueId: string }>(
    { ...patient, expireInSeconds: 3600 },
    { everySeconds: 2, atOnce: 1 },
  ),
};

export type JobName = keyof typeof table;
/** Data of each queue's jobs. */
export type JobData = {
  [N in JobName]: (typeof table)[N] extends JobQueue<infer Data> ? Data : never;
};

/**
 * All queues. Their names are stored and shared by releases; the file and the function that do a job have the same name.
 * `place` is the requester's network (`server/network.ts`).
 */
export const queues: { readonly [N in JobName]: JobQueue<JobData[N]> } = table;

export const jobNames = Object.keys(queues) as JobName[];

/** Returns the queue of the jobs that failed at every try, or null if they are dropped. */
export function deadLetterOf(name: JobName): string | null {
  const { deadLetter } = queues[name];
  return deadLetter === undefined ? `failed-${name}` : deadLetter;
}

/** Scheduled jobs and their times (cron, UTC). */
export const schedules = {
  maintenance: '*/10 * * * *',
  'order-clock': '*/5 * * * *',
  reconcile: '15 3 * * *',
  digests: '0 7 * * *',
  'saved-searches': '30 6 * * *',
  'course-news': '*/10 * * * *',
  // Tuesday and Wednesday reach those whom a failed run on Monday missed.
  'course-mails': '0 6 * * 1,2,3',
  'question-clock': '*/5 * * * *',
  'quiz-clock': '* * * * *',
  'answer-clock': '* * * * *',
} as const;
export type ScheduleName = keyof typeof schedules;

/** Names of all queues, including those of scheduled jobs. */
export const queueNames: readonly string[] = [...jobNames, ...Object.keys(schedules)];

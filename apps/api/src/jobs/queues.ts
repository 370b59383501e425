import type { ReportKind } from '@aw/contracts/moderation/reasons';
import type { CaseOutcome } from '@aw/contracts/moderation/staff';
import type { Queue } from 'pg-boss';

/** What each kind of job is about. */
export type JobData = {
  'process-document': { documentId: number };
  'reread-document': { documentId: number };
  'prepare-download': { documentId: number };
  'send-mail': { mailId: string };
  /** `place` is from where it was asked for (`server/place.ts`). */
  'send-reset': { email: string; place?: string };
  'send-order-link': { orderId: string; email: string; place?: string };
  /** `slowReads` is how many readings before failed by chance; the first job of a file lacks it. */
  'check-order-file': { fileId: string; slowReads?: number | undefined };
  'check-expert-proof': { proofId: string; slowReads?: number | undefined };
  'apply-webhook': { eventId: string };
  'send-refund': { refundId: string };
  'send-newsletter-link': { email: string; place?: string };
  'send-issue': { issueId: string };
  /** `moment` is that of the transaction which gave the credits back. */
  'tell-buyers': { documentId: number; moment: string };
  'notify-followers': { questionId: number; answerId: number };
  /** `decidedAt` is the moment that the reports keep. */
  'notify-reporters': {
    kind: ReportKind;
    id: number;
    outcome: CaseOutcome;
    decidedAt: string;
  };
  'regrade-attempts': { correctionId: number };
  /** Hash of the address whose limit gets a failed quiz back; jobs of an earlier release lack it. */
  'make-quiz': { generationId: string; place?: string | undefined };
};
export type JobName = keyof JobData;

type QueueOptions = Omit<Queue, 'name'>;

const watched: QueueOptions = { retryBackoff: true, heartbeatSeconds: 10, notify: true };

/** The longest that a job may read one document, waiting for its reader included. */
export const readingSeconds = 3600;

/** Tries, pauses and deadlines of each kind; one whose every try failed goes to `failed-…`, where somebody is told. */
export const queues: { readonly [N in JobName]: QueueOptions } = {
  // A file that is tried for the third time has six minutes of work, and on a busy machine five times as long.
  'process-document': { ...watched, retryLimit: 4, retryDelay: 2, expireInSeconds: readingSeconds },
  // Nobody waits for these. Of one document there is one at a time, waiting or under way.
  'reread-document': {
    ...watched,
    policy: 'exclusive',
    retryLimit: 4,
    retryDelay: 30,
    expireInSeconds: readingSeconds,
  },
  // Somebody waits for the download. Of one document there is one at a time, waiting or under way.
  'prepare-download': {
    ...watched,
    policy: 'exclusive',
    retryLimit: 4,
    retryDelay: 2,
    expireInSeconds: readingSeconds,
  },
  'check-order-file': { ...watched, retryLimit: 4, retryDelay: 2, expireInSeconds: 600 },
  'check-expert-proof': { ...watched, retryLimit: 4, retryDelay: 2, expireInSeconds: 600 },
  // A mail server may be away for an hour or two: half a minute at first, later up to an hour between tries.
  'send-mail': { ...watched, retryLimit: 8, retryDelay: 30, retryDelayMax: 3600, expireInSeconds: 120 },
  // So may the payment provider; what every try missed, the nightly comparison finds.
  'apply-webhook': { ...watched, retryLimit: 10, retryDelay: 2, retryDelayMax: 1800, expireInSeconds: 120 },
  'send-refund': { ...watched, retryLimit: 10, retryDelay: 2, retryDelayMax: 1800, expireInSeconds: 120 },
  // Addresses of strangers are not kept: an ended request is forgotten after an hour.
  'send-reset': { notify: true, retryLimit: 4, retryDelay: 5, deleteAfterSeconds: 3600 },
  'send-order-link': { notify: true, retryLimit: 4, retryDelay: 5, deleteAfterSeconds: 3600 },
  'send-newsletter-link': { notify: true, retryLimit: 4, retryDelay: 5, deleteAfterSeconds: 3600 },
  'tell-buyers': { ...watched, retryLimit: 8, retryDelay: 5, retryDelayMax: 1800, expireInSeconds: 600 },
  'notify-followers': { ...watched, retryLimit: 8, retryDelay: 5, retryDelayMax: 1800, expireInSeconds: 600 },
  'notify-reporters': { ...watched, retryLimit: 8, retryDelay: 5, retryDelayMax: 1800, expireInSeconds: 600 },
  // These go on where an earlier try ended.
  'regrade-attempts': {
    ...watched,
    retryLimit: 10,
    retryDelay: 5,
    retryDelayMax: 1800,
    expireInSeconds: 43_200,
  },
  // Its person waits.
  'make-quiz': { ...watched, retryLimit: 2, retryDelay: 3, expireInSeconds: 900 },
  'send-issue': { ...watched, retryLimit: 10, retryDelay: 5, retryDelayMax: 1800, expireInSeconds: 3600 },
};

/** How often a worker looks for jobs of a kind whose notice it missed, in seconds, and how many it takes at once. */
export const paces: { readonly [N in JobName]: { everySeconds: number; atOnce: number } } = {
  'process-document': { everySeconds: 0.5, atOnce: 2 },
  'reread-document': { everySeconds: 2, atOnce: 1 },
  'prepare-download': { everySeconds: 0.5, atOnce: 1 },
  'check-order-file': { everySeconds: 0.5, atOnce: 2 },
  'check-expert-proof': { everySeconds: 2, atOnce: 1 },
  'send-mail': { everySeconds: 2, atOnce: 2 },
  'apply-webhook': { everySeconds: 0.5, atOnce: 2 },
  'send-refund': { everySeconds: 0.5, atOnce: 1 },
  'send-reset': { everySeconds: 0.5, atOnce: 4 },
  'send-order-link': { everySeconds: 2, atOnce: 1 },
  'send-newsletter-link': { everySeconds: 2, atOnce: 1 },
  'send-issue': { everySeconds: 2, atOnce: 1 },
  'tell-buyers': { everySeconds: 2, atOnce: 1 },
  'notify-followers': { everySeconds: 2, atOnce: 1 },
  'notify-reporters': { everySeconds: 2, atOnce: 1 },
  'regrade-attempts': { everySeconds: 2, atOnce: 1 },
  'make-quiz': { everySeconds: 0.5, atOnce: 4 },
};

/** Jobs of the clock and when they run (cron, UTC). */
export const schedules = {
  maintenance: '*/10 * * * *',
  'order-clock': '*/5 * * * *',
  reconcile: '15 3 * * *',
  digests: '0 7 * * *',
  'question-clock': '*/5 * * * *',
  'quiz-clock': '* * * * *',
  'answer-clock': '* * * * *',
} as const;
export type ScheduleName = keyof typeof schedules;

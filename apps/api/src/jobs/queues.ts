import type { ReportKind } from '@aw/contracts/moderation/reasons';
import type { CaseOutcome } from '@aw/contracts/moderation/staff';
import type { Queue } from 'pg-boss';

/** Payload of each queue's jobs. */
export type JobData = {
  'process-document': { documentId: number };
  'reread-document': { documentId: number };
  'prepare-download': { documentId: number };
  'send-mail': { mailId: string };
  /** `place` is the requester's network (`server/place.ts`). */
  'send-reset': { email: string; place?: string };
  'send-order-link': { orderId: string; email: string; place?: string };
  /** `slowReads` is the number of earlier readings that were too slow. The first job of a file lacks it. */
  'check-order-file': { fileId: string; slowReads?: number | undefined };
  'check-expert-proof': { proofId: string; slowReads?: number | undefined };
  'apply-webhook': { eventId: string };
  'send-refund': { refundId: string };
  'send-newsletter-link': { email: string; place?: string };
  'send-issue': { issueId: string };
  /** `moment` is the time of the transaction that gave the credits back. */
  'tell-buyers': { documentId: number; moment: string };
  'notify-followers': { questionId: number; answerId: number };
  /** `decidedAt` is the time that the reports store. */
  'notify-reporters': {
    kind: ReportKind;
    id: number;
    outcome: CaseOutcome;
    decidedAt: string;
  };
  'regrade-attempts': { correctionId: number };
  /** `place` is the network whose limit is restored if the quiz fails. Jobs of an earlier release lack it. */
  'make-quiz': { generationId: string; place?: string | undefined };
};
export type JobName = keyof JobData;

type QueueOptions = Omit<Queue, 'name'>;

const watched: QueueOptions = { retryBackoff: true, heartbeatSeconds: 10, notify: true };

/** Maximum time in which a job may read one document, including the wait for its reader. */
export const readingSeconds = 3600;

/**
 * Tries, delays and deadlines of each queue. A job that failed at every try goes to `failed-…`, where it is reported.
 */
export const queues: { readonly [N in JobName]: QueueOptions } = {
  // The third try of a file has six minutes of work, and five times as long on a busy machine.
  'process-document': { ...watched, retryLimit: 4, retryDelay: 2, expireInSeconds: readingSeconds },
  // No one waits for these. Only one job of a document waits or runs at a time.
  'reread-document': {
    ...watched,
    policy: 'exclusive',
    retryLimit: 4,
    retryDelay: 30,
    expireInSeconds: readingSeconds,
  },
  // A person waits for the download. Only one job of a document waits or runs at a time.
  'prepare-download': {
    ...watched,
    policy: 'exclusive',
    retryLimit: 4,
    retryDelay: 2,
    expireInSeconds: readingSeconds,
  },
  'check-order-file': { ...watched, retryLimit: 4, retryDelay: 2, expireInSeconds: 600 },
  'check-expert-proof': { ...watched, retryLimit: 4, retryDelay: 2, expireInSeconds: 600 },
  // A mail server may be unavailable for an hour or two, so the delay grows from half a minute to an hour.
  'send-mail': { ...watched, retryLimit: 8, retryDelay: 30, retryDelayMax: 3600, expireInSeconds: 120 },
  // The payment provider may be unavailable as well. The nightly comparison finds events that every try missed.
  'apply-webhook': { ...watched, retryLimit: 10, retryDelay: 2, retryDelayMax: 1800, expireInSeconds: 120 },
  'send-refund': { ...watched, retryLimit: 10, retryDelay: 2, retryDelayMax: 1800, expireInSeconds: 120 },
  // Addresses of unknown people are not kept: a completed request is deleted after an hour.
  'send-reset': { notify: true, retryLimit: 4, retryDelay: 5, deleteAfterSeconds: 3600 },
  'send-order-link': { notify: true, retryLimit: 4, retryDelay: 5, deleteAfterSeconds: 3600 },
  'send-newsletter-link': { notify: true, retryLimit: 4, retryDelay: 5, deleteAfterSeconds: 3600 },
  'tell-buyers': { ...watched, retryLimit: 8, retryDelay: 5, retryDelayMax: 1800, expireInSeconds: 600 },
  'notify-followers': { ...watched, retryLimit: 8, retryDelay: 5, retryDelayMax: 1800, expireInSeconds: 600 },
  'notify-reporters': { ...watched, retryLimit: 8, retryDelay: 5, retryDelayMax: 1800, expireInSeconds: 600 },
  // A retry continues where the previous try ended.
  'regrade-attempts': {
    ...watched,
    retryLimit: 10,
    retryDelay: 5,
    retryDelayMax: 1800,
    expireInSeconds: 43_200,
  },
  // A person waits for the quiz.
  'make-quiz': { ...watched, retryLimit: 2, retryDelay: 3, expireInSeconds: 900 },
  'send-issue': { ...watched, retryLimit: 10, retryDelay: 5, retryDelayMax: 1800, expireInSeconds: 3600 },
};

/** Polling interval of each queue in seconds, for jobs whose notification was missed, and number of concurrent jobs. */
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

/** Scheduled jobs and their times (cron, UTC). */
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

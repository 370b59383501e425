import { hash } from 'node:crypto';
import type { ImageRefusalCode } from '../adapters/pages/images/open-image-reader';
import type { RefusalCode } from '../adapters/pages/page-reader';
import { dayMs, hourMs, minuteMs } from '../config/durations';
import { readingSeconds } from './queues';

/**
 * Time of another reading of a file, and the number of earlier ones that failed by chance. Each one raises the limit
 * of work.
 */
export type LaterReading = { startAfter: Date; slowReads: number };

// The machine may be less busy at the next try. A file is read three times at most. The site shows the sum of these
// pauses (apps/web/src/lib/file-checks.ts).
const pausesMs = [5 * minuteMs, 30 * minuteMs];

/** Returns whether a busy machine may be the reason for a refusal, so that a later try with more time may succeed. */
export function mayBeChance(code: RefusalCode | ImageRefusalCode): boolean {
  return code === 'timeout' || code === 'killed';
}

/** Returns the next reading of a file after one more failed by chance, or undefined after the last try. */
export function laterReading(slowReads: number, now: Date): LaterReading | undefined {
  const pauseMs = pausesMs[slowReads];
  if (pauseMs === undefined) return undefined;
  return { startAfter: new Date(now.getTime() + pauseMs), slowReads: slowReads + 1 };
}

/** Maximum time that an upload waits for a scanner without a verdict. Staff get an alert after an hour. */
export const maxScanWaitMs = 7 * dayMs;

/**
 * Returns the time of the next scan of a file that has had no verdict since a time: after half of its wait, at least a
 * minute and at most an hour. Undefined after a week.
 */
export function laterScan(since: Date, now: Date): Date | undefined {
  const waitedMs = now.getTime() - since.getTime();
  if (waitedMs >= maxScanWaitMs) return undefined;
  return new Date(now.getTime() + Math.min(hourMs, Math.max(minuteMs, waitedMs / 2)));
}

/**
 * Returns the options of a job that reads a file again, which may take longer than the first reading. If a worker dies
 * after enqueuing it, its job runs again, and the fixed id makes the queue ignore the second one.
 */
export function laterReadingOptions(fileId: string, { startAfter, slowReads }: LaterReading) {
  const id = hash('sha256', `${fileId} ${slowReads}`, 'hex').slice(0, 32);
  return { id, startAfter, expireInSeconds: readingSeconds };
}

/** Returns the options of a job that scans a file again, after `scanWaits` earlier waits for the virus scanner. */
export function laterScanOptions(
  fileId: string,
  { startAfter, scanWaits }: { startAfter: Date; scanWaits: number },
) {
  const id = hash('sha256', `${fileId} scan ${scanWaits}`, 'hex').slice(0, 32);
  return { id, startAfter, expireInSeconds: readingSeconds };
}

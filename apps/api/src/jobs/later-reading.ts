import { hash } from 'node:crypto';
import type { ImageRefusalCode } from '../adapters/pages/images/open-image-reader';
import type { RefusalCode } from '../adapters/pages/page-reader';
import { minuteMs } from '../config/durations';
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

/**
 * Returns the options of a job that reads a file again, which may take longer than the first reading. If a worker dies
 * after enqueuing it, its job runs again, and the fixed id makes the queue ignore the second one.
 */
export function laterReadingOptions(fileId: string, { startAfter, slowReads }: LaterReading) {
  const id = hash('sha256', `${fileId} ${slowReads}`, 'hex').slice(0, 32);
  return { id, startAfter, expireInSeconds: readingSeconds };
}

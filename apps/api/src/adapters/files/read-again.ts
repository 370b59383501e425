import type { ImageRefusalCode } from '../pages/images/open-image-reader';
import type { RefusalCode } from '../pages/page-reader';

/** When a file is read again, and how many readings before it failed by chance; each one raises the limit of work. */
export type LaterReading = { startAfter: Date; slowReads: number };

// Another try comes when whatever kept the machine busy may be over. A file is read three times at most.
// The site names the sum of these pauses (apps/web/src/lib/file-checks.ts).
const pausesMs = [5 * 60_000, 30 * 60_000];

/** Whether the machine may be to blame for a refusal, so that a later try with more time can succeed. */
export function mayBeChance(code: RefusalCode | ImageRefusalCode): boolean {
  return code === 'timeout' || code === 'killed';
}

/** Returns the next reading of a file after one more failed by chance; undefined when it was tried often enough. */
export function laterReading(slowReads: number, now: Date): LaterReading | undefined {
  const pauseMs = pausesMs[slowReads];
  if (pauseMs === undefined) return undefined;
  return { startAfter: new Date(now.getTime() + pauseMs), slowReads: slowReads + 1 };
}

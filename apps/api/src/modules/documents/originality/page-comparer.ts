import path from 'node:path';
import { minuteMs } from '../../../config/durations';
import { openThreadPool, type ThreadPoolOptions } from '../../../workers/thread-pool';
import type { Caller } from '../../../workers/turn-queue';
import type { Matches } from './matching-pages';

/** Texts of two documents, page by page. */
export type Comparison = {
  pages: readonly { number: number; text: string }[];
  otherPages: readonly { number: number; text: string }[];
};

export type PageComparer = {
  /** Finds the passages that two documents share. Rejects with 503 `server.busy` if too many wait. */
  compare(comparison: Comparison, caller: Caller | undefined): Promise<Matches>;
  close(): Promise<void>;
};

/** Opens a thread that compares two documents, which takes up to two seconds for the longest ones. */
export function openPageComparer(
  options: Pick<ThreadPoolOptions, 'onError'> & Partial<ThreadPoolOptions>,
): PageComparer {
  const pool = openThreadPool<Comparison, Matches>({
    script: path.join(import.meta.dirname, 'comparison-worker'),
    threads: 1,
    maxWaiting: 32,
    maxWaitMs: 20_000,
    cpuMs: 10_000,
    deadlineMs: minuteMs,
    memoryMb: 512,
    busy: 'Many documents are being compared at the moment. Please try again in a minute.',
    ...options,
  });
  return { compare: (comparison, caller) => pool.run(comparison, caller), close: () => pool.close() };
}

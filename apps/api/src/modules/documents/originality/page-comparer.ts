import path from 'node:path';
import { minuteMs } from '../../../config/durations';
import { openThreadPool, type ThreadPoolOptions } from '../../../workers/thread-pool';
import type { Caller } from '../../../workers/turn-queue';
import type { ComparedPage, Matches, Passage, PassageLimits } from './matching-pages';

/** Texts of two documents, page by page. */
export type Comparison = { pages: readonly ComparedPage[]; otherPages: readonly ComparedPage[] };

/** The text of a document, and the runs of letters of a template. */
export type PassageSearch = PassageLimits & { pages: readonly ComparedPage[]; grams: Uint32Array };

export type PageComparer = {
  /** Finds the passages that two documents share. Rejects with 503 `server.busy` if too many wait. */
  compare(comparison: Comparison, caller: Caller | undefined): Promise<Matches>;
  /** Finds the first passages of a document that a template consists of. Rejects like `compare`. */
  findPassages(search: PassageSearch, caller: Caller | undefined): Promise<Passage[]>;
  close(): Promise<void>;
};

/** Opens a thread that compares two documents, which takes up to two seconds for the longest ones. */
export function openPageComparer(
  options: Pick<ThreadPoolOptions, 'onError'> & Partial<ThreadPoolOptions>,
): PageComparer {
  const pool = openThreadPool<Comparison | PassageSearch, Matches | Passage[]>({
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
  return {
    async compare(comparison, caller) {
      const matches = await pool.run(comparison, caller);
      if (Array.isArray(matches)) throw new Error('The thread returned passages instead of matches.');
      return matches;
    },
    async findPassages(search, caller) {
      const passages = await pool.run(search, caller);
      if (!Array.isArray(passages)) throw new Error('The thread returned matches instead of passages.');
      return passages;
    },
    close: () => pool.close(),
  };
}

import path from 'node:path';
import { openThreadPool, type ThreadPoolOptions } from '../thread-pool';
import type { WordMeaning } from './look-up-words';

export type WordMeanings = {
  /**
   * Looks up English words in lower case, of which it reads the first 64, and returns their meanings in the same order.
   * While the thread has too much to do, or fails, no word is known.
   */
  lookUp(words: readonly string[]): Promise<WordMeaning[]>;
  close(): Promise<void>;
};

const maxWords = 64;
const unknown: WordMeaning = { isKnown: false, isNoun: false, frequency: 0, others: [] };

/** Opens a thread that reads WordNet. It starts with the first question to the library, and ends when it is idle. */
export function openWordMeanings(
  options: Pick<ThreadPoolOptions, 'onError'> & Partial<ThreadPoolOptions>,
): WordMeanings {
  const pool = openThreadPool<readonly string[], WordMeaning[]>({
    script: path.join(import.meta.dirname, 'word-meanings-worker'),
    threads: 1,
    maxWaiting: 64,
    maxWaitMs: 500,
    cpuMs: 1_000,
    deadlineMs: 5_000,
    memoryMb: 64,
    busy: 'Other words are being looked up.',
    ...options,
  });
  return {
    async lookUp(words) {
      const read = words.slice(0, maxWords);
      // Words only add to what is found, so an answer does not wait or fail for them.
      const meanings = read.length === 0 ? [] : await pool.run(read, undefined).catch(() => []);
      return words.map((_, at) => meanings[at] ?? unknown);
    },
    close: () => pool.close(),
  };
}

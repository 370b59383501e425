import path from 'node:path';
import { minuteMs } from '../../config/durations';
import { openThreadPool, type ThreadPoolOptions } from '../thread-pool';

export type LanguageDetector = {
  /** Returns the language of a text in pieces as a code of ISO 639-1, or null if it is not sure. */
  detect(pieces: readonly string[]): Promise<string | null>;
  close(): Promise<void>;
};

/**
 * Opens a thread that detects languages. It starts with the first text, because loading the detector takes a third of a
 * second and 90 MiB, and ends when it is idle.
 */
export function openLanguageDetector(
  options: Pick<ThreadPoolOptions, 'onError'> & Partial<ThreadPoolOptions>,
): LanguageDetector {
  const pool = openThreadPool<readonly string[], string | null>({
    script: path.join(import.meta.dirname, 'language-worker'),
    threads: 1,
    maxWaiting: 64,
    maxWaitMs: 30_000,
    cpuMs: 2_000,
    deadlineMs: minuteMs,
    memoryMb: 128,
    busy: 'The languages of other documents are being detected. This one is tried again later.',
    ...options,
  });
  return { detect: (pieces) => pool.run(pieces, undefined), close: () => pool.close() };
}

import path from 'node:path';
import type { ItemFormat } from '@aw/contracts/quizzes/items';
import type { ReadItems } from '../domain/quizzes/formats/formats';
import { FeatureError } from '../errors/feature-error';
import { openThreadPool, type ThreadPoolOptions } from '../threads/thread-pool';

/** A file of questions as a thread is given it. */
export type ItemFile = { format: ItemFormat; text: string };

export type ItemFileReader = {
  /**
   * Reads the questions of a file. Throws 422 `text.too_complex` for one that takes longer than ten seconds or more than
   * 256 MiB, and 503 `server.busy` when too many wait.
   */
  read(file: ItemFile): Promise<ReadItems>;
  close(): Promise<void>;
};

const tooComplex = () =>
  new FeatureError(
    422,
    'text.too_complex',
    'This file takes too long to read. Nothing was added; please split it, and import its parts one by one.',
  );

/** Reads authors' files on a thread of its own: two thousand questions of GIFT would hold every other request. */
export function openItemFileReader(
  options: Pick<ThreadPoolOptions, 'onError'> & Partial<ThreadPoolOptions>,
): ItemFileReader {
  const pool = openThreadPool<ItemFile, ReadItems>({
    script: path.join(import.meta.dirname, 'item-file-worker'),
    threads: 1,
    longestQueue: 8,
    deadlineMs: 10_000,
    memoryMb: 256,
    busy: 'Other files are being read right now. Nothing was added yet; please send yours again in a few seconds.',
    ...options,
  });
  return {
    read: (file) =>
      pool.run(file).catch((error) => {
        throw error instanceof FeatureError ? error : Object.assign(tooComplex(), { cause: error });
      }),
    close: () => pool.close(),
  };
}

import path from 'node:path';
import type { ItemFormat } from '@aw/contracts/quizzes/items';
import { minuteMs } from '../../config/durations';
import { FeatureError } from '../../errors/feature-error';
import { refuseTooComplex } from '../refuse-too-complex';
import { openThreadPool, type ThreadPoolOptions } from '../thread-pool';
import type { Caller } from '../turn-queue';
import type { ReadItems } from './formats/formats';

/** A file of questions, as it is sent to a thread. */
export type ItemFile = { format: ItemFormat; text: string };

export type ItemFileReader = {
  /**
   * Reads the questions of a file. Callers take turns. Throws 422 `text.too_complex` for a file that takes more than
   * ten seconds of processor time or 256 MiB, and 503 `server.busy` if too many wait or the machine is too busy.
   */
  read(file: ItemFile, caller: Caller | undefined): Promise<ReadItems>;
  close(): Promise<void>;
};

const tooComplex = () =>
  new FeatureError(
    422,
    'text.too_complex',
    'This file takes too long to read. Nothing was added. Please split it, and import its parts one by one.',
  );

/** Opens a thread that reads authors' files: two thousand questions of GIFT would block every other request. */
export function openItemFileReader(
  options: Pick<ThreadPoolOptions, 'onError'> & Partial<ThreadPoolOptions>,
): ItemFileReader {
  const pool = openThreadPool<ItemFile, ReadItems>({
    script: path.join(import.meta.dirname, 'item-file-worker'),
    threads: 1,
    maxWaiting: 8,
    maxWaitMs: 30_000,
    cpuMs: 10_000,
    deadlineMs: minuteMs,
    memoryMb: 256,
    busy: 'We are reading other files right now. Nothing was added. Please import your file again in a few seconds.',
    ...options,
  });
  return {
    read: (file, caller) => pool.run(file, caller).catch(refuseTooComplex(tooComplex, caller)),
    close: () => pool.close(),
  };
}

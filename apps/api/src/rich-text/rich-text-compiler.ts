import path from 'node:path';
import type { RichText } from '@aw/content/rich-text';
import { FeatureError } from '../errors/feature-error';
import { openThreadPool, type ThreadPoolOptions } from '../threads/thread-pool';

export type RichTextCompiler = {
  /**
   * Compiles what a person wrote, once, when it is written. Throws 422 `text.too_complex` for what takes longer than
   * half a second or more than 128 MiB, and 503 `server.busy` when too many wait.
   */
  compile(source: string): Promise<RichText>;
  close(): Promise<void>;
};

const tooComplex = () =>
  new FeatureError(
    422,
    'text.too_complex',
    'This text is too complicated to show: it nests too deeply, or has too many formulas. It was not posted; please make it simpler, or split it, and send it again.',
  );

/** Compiles people's texts by a pool of threads: hostile ones can take ten seconds, and end a stack. */
export function openRichTextCompiler(
  options: Pick<ThreadPoolOptions, 'onError'> & Partial<ThreadPoolOptions>,
): RichTextCompiler {
  const pool = openThreadPool<string, RichText>({
    script: path.join(import.meta.dirname, 'rich-text-worker'),
    threads: 2,
    longestQueue: 64,
    deadlineMs: 500,
    memoryMb: 128,
    busy: 'A lot is being posted right now. Your text was not posted yet; please send it again in a few seconds.',
    ...options,
  });
  return {
    compile: (source) =>
      pool.run(source).catch((error) => {
        throw error instanceof FeatureError ? error : Object.assign(tooComplex(), { cause: error });
      }),
    close: () => pool.close(),
  };
}

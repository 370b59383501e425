import path from 'node:path';
import type { RichText } from '@aw/content/rich-text';
import { FeatureError } from '../../errors/feature-error';
import { refuseTooComplex } from '../refuse-too-complex';
import { openThreadPool, type ThreadPoolOptions } from '../thread-pool';
import type { Caller } from '../turn-queue';

export type RichTextCompiler = {
  /**
   * Compiles a person's text once, when it is saved. Callers take turns; without a caller it is work of the site
   * itself. Throws 422 `text.too_complex` for a text that takes more than 1.5 seconds of processor time or 128 MiB,
   * and 503 `server.busy` if too many wait or the machine is too busy.
   */
  compile: (source: string, caller: Caller | undefined) => Promise<RichText>;
  close(): Promise<void>;
};

const tooComplex = () =>
  new FeatureError(
    422,
    'text.too_complex',
    'Your text was not posted, because it has too many formulas or too many levels. Please simplify or split it, and send it again.',
  );

/** Opens a pool of threads that compile people's texts. Hostile texts can take half a minute, and overflow a stack. */
export function openRichTextCompiler(
  options: Pick<ThreadPoolOptions, 'onError'> & Partial<ThreadPoolOptions>,
): RichTextCompiler {
  const pool = openThreadPool<string, RichText>({
    script: path.join(import.meta.dirname, 'rich-text-worker'),
    threads: 2,
    maxWaiting: 64,
    maxWaitMs: 30_000,
    cpuMs: 1_500,
    deadlineMs: 30_000,
    memoryMb: 128,
    busy: 'Your text was not posted, because we are very busy right now. Please send it again in a few seconds.',
    ...options,
  });
  return {
    compile: (source, caller) => pool.run(source, caller).catch(refuseTooComplex(tooComplex, caller)),
    close: () => pool.close(),
  };
}

import { minuteMs } from '../../../config/durations';
import { type Caller, openTurnQueue, TurnRefusedError } from '../../../workers/turn-queue';
import { supervise } from '../children/supervise';
import type { ExcerptResult, ExcerptTask } from './read-excerpt';

/** Reads the beginnings of documents that are not published yet. */
export type ExcerptReader = {
  /**
   * Returns the excerpt, or `unread` if the file cannot be read within its time and memory, or if too many wait; a
   * file's content never causes an error. Callers take turns. Throws if the child cannot start.
   */
  read(task: ExcerptTask, caller: Caller): Promise<ExcerptResult>;
  /** Ends the child. A reading in progress throws. */
  close(): Promise<void>;
};

export type ExcerptReaderOptions = {
  /** Maximum milliseconds of work for one file, in both tries together. */
  deadlineMs?: number;
  /** Memory in bytes that the child may use for one file. */
  memoryBytes: number;
  /** Maximum milliseconds that a file waits for its turn. */
  maxWaitMs?: number;
};

/** Opens a reader with one child process, which starts when needed and ends a minute after the last file. */
export function openExcerptReader(options: ExcerptReaderOptions): ExcerptReader {
  const { memoryBytes, deadlineMs = 5_000, maxWaitMs = 10_000 } = options;
  const child = supervise<ExcerptTask, ExcerptResult>({
    script: 'excerpt-child',
    startDeadlineMs: minuteMs,
    maxTasks: 200,
    idleMs: minuteMs,
  });
  const turns = openTurnQueue({ concurrency: 1, maxWaiting: 64, maxWaitMs });

  async function readNow(task: ExcerptTask): Promise<ExcerptResult> {
    const limits = { deadlineMs, maxMs: deadlineMs, memoryBytes };
    const outcome = await child.run(task, { ...limits, onStep: () => undefined });
    return outcome.status === 'done' ? outcome.result : { status: 'unread' };
  }

  return {
    async read(task, caller) {
      try {
        return await turns.run(() => readNow(task), caller);
      } catch (error) {
        if (error instanceof TurnRefusedError) return { status: 'unread' };
        throw error;
      }
    },
    async close() {
      turns.close();
      await child.close();
    },
  };
}

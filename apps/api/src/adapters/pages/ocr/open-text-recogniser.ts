import { minuteMs } from '../../../config/durations';
import { type Caller, openTurnQueue, TurnRefusedError } from '../../../workers/turn-queue';
import { supervise } from '../children/supervise';
import type { LanguageFile } from './language-files';
import type { ScanResult, ScanTask } from './recognise-scan';

/**
 * Result of reading one picture. `text` is null if it has none that can be read with certainty. `failed`: the file is
 * damaged, or reading it took too much time or memory. `workMs` is the time that it took.
 */
export type Recognition =
  | { status: 'read'; text: string | null; workMs: number }
  | { status: 'failed'; workMs: number }
  /** It was not read, because too many wait or another process ended the child. It may succeed later. */
  | { status: 'busy' };

/** Reads the text of pictures (OCR). */
export type TextRecogniser = {
  /**
   * Reads a picture of a page: PNG, JPEG or WebP. Callers take turns, page by page. Throws if the child cannot start.
   * If a caller disconnects before its turn, this rejects with the reason of its signal.
   */
  read(task: ScanTask, caller?: Caller): Promise<Recognition>;
  /** Ends the child. A reading in progress throws. */
  close(): Promise<void>;
};

export type TextRecogniserOptions = {
  languages: readonly LanguageFile[];
  /** Memory in bytes that the child may use. The engine needs about 0.4 GB. */
  memoryBytes: number;
  /** Milliseconds of work that one picture may take. The default is 45 seconds; a usual page takes two or three. */
  deadlineMs?: number;
  /** Called for every child that starts. */
  onChildStart?: (child: { script: string; pid: number }) => void;
};

/** Opens a recogniser with one child process, which starts when needed and ends two minutes after the last picture. */
export function openTextRecogniser(options: TextRecogniserOptions): TextRecogniser {
  const { languages, memoryBytes, deadlineMs = 45_000, onChildStart: onStart } = options;
  const child = supervise<ScanTask, ScanResult>({
    script: 'ocr-child',
    args: [JSON.stringify(languages)],
    startDeadlineMs: minuteMs,
    maxTasks: 500,
    idleMs: 2 * minuteMs,
    onStart,
  });
  const turns = openTurnQueue({ concurrency: 1, maxWaiting: 64, maxWaitMs: 10 * minuteMs });

  async function readNow(task: ScanTask): Promise<Recognition> {
    const limits = { deadlineMs, maxMs: deadlineMs, memoryBytes };
    const { workMs, ...outcome } = await child.run(task, { ...limits, onStep: () => undefined });
    if (outcome.status === 'killed') return { status: 'busy' };
    if (outcome.status !== 'done' || outcome.result.status === 'refused') return { status: 'failed', workMs };
    return { status: 'read', text: outcome.result.text, workMs };
  }

  return {
    async read(task, caller) {
      try {
        return await turns.run(() => readNow(task), caller);
      } catch (error) {
        if (error instanceof TurnRefusedError) return { status: 'busy' };
        throw error;
      }
    },
    async close() {
      turns.close();
      await child.close();
    },
  };
}

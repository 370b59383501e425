import { minuteMs } from '../../../config/durations';
import { type Caller, openTurnQueue, TurnRefusedError } from '../../../workers/turn-queue';
import { supervise } from '../children/supervise';
import type { ImageResult, ImageTask } from './read-image';

/** `killed`: another process ended the child that read it. */
export type ImageRefusalCode = 'pixels' | 'unreadable' | 'timeout' | 'memory' | 'killed';

/** `busy`: the image was not read, because too many wait. */
export type ImageReading =
  | Extract<ImageResult, { status: 'read' }>
  | { status: 'refused'; code: ImageRefusalCode }
  | { status: 'busy' };

/** An image to re-encode. `timeFactor` multiplies the permitted work. */
export type ImageReadingTask = ImageTask & { timeFactor?: number };

/** Re-encodes uploaded images without their metadata. */
export type ImageReader = {
  /**
   * Writes the image as WebP to `outPath`, or returns the reason why not; a file's content never causes an error.
   * Throws if the same file may succeed later: a full disk, a closed reader, a child that cannot start. Callers take
   * turns. If a caller disconnects before its turn, this rejects with the reason of its signal.
   */
  read(task: ImageReadingTask, caller: Caller | undefined): Promise<ImageReading>;
  /** Ends the child. A reading in progress throws. */
  close(): Promise<void>;
};

export type ImageReaderOptions = {
  /** Milliseconds of work that one image may take in both tries together. */
  deadlineMs: number;
  /** Memory in bytes that the child may use for one image. */
  memoryBytes: number;
  /** Maximum number of waiting images. The default is 32. */
  maxWaiting?: number;
  /** Called for every child that starts. */
  onChildStart?: (child: { script: string; pid: number }) => void;
};

const idleMs = minuteMs;
/** An image that waits longer is answered with `busy`, and the browser sends it again later. */
const maxWaitMs = minuteMs;

/** Opens a reader with one child process, which starts when needed and ends a minute after the last image. */
export function openImageReader(options: ImageReaderOptions): ImageReader {
  const { deadlineMs, memoryBytes, maxWaiting = 32, onChildStart: onStart } = options;
  const child = supervise<ImageTask, ImageResult>({
    script: 'image-child',
    startDeadlineMs: minuteMs,
    maxTasks: 200,
    idleMs,
    onStart,
  });
  const turns = openTurnQueue({ concurrency: 1, maxWaiting, maxWaitMs });

  async function readNow({ timeFactor = 1, ...task }: ImageReadingTask): Promise<ImageReading> {
    const maxMs = deadlineMs * timeFactor;
    const limits = { deadlineMs: maxMs, maxMs, memoryBytes };
    const outcome = await child.run(task, { ...limits, onStep: () => undefined });
    if (outcome.status === 'done') return outcome.result;
    return { status: 'refused', code: outcome.status === 'crashed' ? 'unreadable' : outcome.status };
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

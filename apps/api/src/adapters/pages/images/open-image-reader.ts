import { type Caller, openTurnQueue, TurnRefusedError } from '../../../workers/turn-queue';
import { supervise } from '../children/supervise';
import type { ImageResult, ImageTask } from './read-image';

/** `killed`: something else ended the child that read it. */
export type ImageRefusalCode = 'pixels' | 'unreadable' | 'timeout' | 'memory' | 'killed';

/** `busy`: the image was not looked at, since too many wait. */
export type ImageReading =
  | Extract<ImageResult, { status: 'read' }>
  | { status: 'refused'; code: ImageRefusalCode }
  | { status: 'busy' };

/** An image to draw; `timeFactor` times the usual work is allowed for it. */
export type ImageReadingTask = ImageTask & { timeFactor?: number };

/** Draws uploaded images anew, without what came with their pixels. */
export type ImageReader = {
  /**
   * Writes the image as WebP to `outPath`, or says why not; whatever a file contains, this does not throw. It throws when
   * the file is fine to try again later: a full disk, a closed reader, a child that cannot start. Callers take turns; one
   * that leaves before its turn has this reject with the reason of its signal.
   */
  read(task: ImageReadingTask, caller: Caller | undefined): Promise<ImageReading>;
  /** Ends the child; a reading that is under way throws. */
  close(): Promise<void>;
};

export type ImageReaderOptions = {
  /** Milliseconds of work that one image may take, in both of its tries together. */
  deadlineMs: number;
  /** Memory in bytes that the child may hold while it reads one. */
  memoryBytes: number;
  /** Maximum number of images that wait for their turn; 32 if not given. */
  maxWaiting?: number;
  /** Told about every child that starts. */
  onChildStart?: (child: { script: string; pid: number }) => void;
};

const idleMs = 60_000;
/** An image that waits for longer is answered `busy`, and the browser sends it again later. */
const maxWaitMs = 60_000;

/** Reads images in one child process, which starts when first needed and ends a minute after the last one. */
export function openImageReader(options: ImageReaderOptions): ImageReader {
  const { deadlineMs, memoryBytes, maxWaiting = 32, onChildStart: onStart } = options;
  const child = supervise<ImageTask, ImageResult>({
    script: 'image-child',
    startDeadlineMs: 60_000,
    mostTasks: 200,
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

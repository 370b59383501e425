import { maxImageCalls } from '../../../adapters/model/model';
import { openTurnQueue, type TurnQueue } from '../../../workers/turn-queue';

const maxWaiting = 256;
const maxWaitMs = 60_000;

/** Opens the queue of calls with images. People take turns, so that nobody's images wait behind all of another's. */
export const openImagePlaces = (): TurnQueue =>
  openTurnQueue({ concurrency: maxImageCalls, maxWaiting, maxWaitMs });

/**
 * Waits for a place and returns the function that gives it back. Rejects with TurnRefusedError if there is none, and with
 * the signal's reason if that aborts before.
 */
export async function takePlace(
  places: TurnQueue,
  { group, signal }: { group: string; signal: AbortSignal },
): Promise<() => void> {
  return new Promise((resolve, reject) => {
    const work = () => new Promise<void>((release) => resolve(release));
    places.run(work, { group, signal }).catch(reject);
  });
}

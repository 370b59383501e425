import { LRUCache } from 'lru-cache';

/** What all processes have taken of a key's window, and the milliseconds until it ends. */
export type SharedCount = { taken: number; endsInMs: number };

export type ReadLimit = {
  /** Takes one of `points` per `seconds`; gives the milliseconds to wait when none is left, else undefined. */
  take: (key: string, points: number, seconds: number) => number | undefined;
};

/** Adds reads to the shared count of a key, whose window ends in so many seconds when it begins with them. */
export type Settle = (key: string, reads: number, points: number, seconds: number) => Promise<SharedCount>;

type Count = { shared: number; unsettled: number; endsAt: number; isSettling: boolean };

const countedAtMost = 50_000;

/** The part of a limit that a process counts for itself before it tells the others. */
const unsettledShare = 1 / 20;

/**
 * Counts reads in this process, and adds them to the shared count in the background once they are a twentieth of the
 * limit: few readers come that far, and who does can exceed it by a twentieth for each other process at most.
 */
export function createReadLimit(settle: Settle, now: () => number = () => performance.now()): ReadLimit {
  const counts = new LRUCache<string, Count>({ max: countedAtMost });

  async function settleSoon(key: string, count: Count, points: number): Promise<void> {
    count.isSettling = true;
    try {
      // Again for those that came meanwhile: they may be the last ones for a while.
      while (count.unsettled >= points * unsettledShare) {
        const reads = count.unsettled;
        const seconds = Math.max(1, Math.ceil((count.endsAt - now()) / 1000));
        const { taken, endsInMs } = await settle(key, reads, points, seconds);
        count.shared = taken;
        count.unsettled -= reads;
        count.endsAt = Math.min(count.endsAt, now() + endsInMs);
      }
    } catch {
      // What could not be told stays counted here, and is told with the next reads.
    }
    count.isSettling = false;
  }

  return {
    take(key, points, seconds) {
      let count = counts.get(key);
      if (!count || now() >= count.endsAt) {
        count = { shared: 0, unsettled: 0, endsAt: now() + seconds * 1000, isSettling: false };
        counts.set(key, count);
      }
      if (count.shared + count.unsettled >= points) return count.endsAt - now();
      count.unsettled += 1;
      if (count.unsettled >= points * unsettledShare && !count.isSettling)
        void settleSoon(key, count, points);
      return undefined;
    },
  };
}

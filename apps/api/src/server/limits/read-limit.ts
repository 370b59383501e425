import { LRUCache } from 'lru-cache';

/** Reads of a key that all processes have counted in this window, and the milliseconds until it ends. */
export type SharedCount = { taken: number; endsInMs: number };

export type ReadLimit = {
  /** Takes one of `points` per `seconds`. Returns the milliseconds to wait if none is left, otherwise undefined. */
  take: (key: string, points: number, seconds: number) => number | undefined;
};

/** Adds reads to the shared count of a key. If they begin its window, it ends in `seconds`. */
export type Settle = (key: string, reads: number, points: number, seconds: number) => Promise<SharedCount>;

type Count = { shared: number; unsettled: number; endsAt: number; isSettling: boolean };

const maxKeys = 50_000;

/** Share of a limit that a process counts by itself before it updates the shared count. */
const unsettledShare = 1 / 20;

/**
 * Counts reads in this process and adds them to the shared count in the background when they reach a twentieth of the
 * limit. Few readers reach it, and those who do can exceed the limit by at most a twentieth for each other process.
 */
export function createReadLimit(settle: Settle, now: () => number = () => performance.now()): ReadLimit {
  const counts = new LRUCache<string, Count>({ max: maxKeys });

  async function settleSoon(key: string, count: Count, points: number): Promise<void> {
    count.isSettling = true;
    try {
      // Repeated for reads that were counted meanwhile, because there may be no later ones for a while.
      while (count.unsettled >= points * unsettledShare) {
        const reads = count.unsettled;
        const seconds = Math.max(1, Math.ceil((count.endsAt - now()) / 1000));
        const { taken, endsInMs } = await settle(key, reads, points, seconds);
        count.shared = taken;
        count.unsettled -= reads;
        count.endsAt = Math.min(count.endsAt, now() + endsInMs);
      }
    } catch {
      // Reads that could not be shared stay counted here, and are shared with the next ones.
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

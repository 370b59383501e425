import { LRUCache } from 'lru-cache';

export type ReadCache<T> = {
  /** What is kept under a key and young enough, without loading it. */
  peek: (key: string) => T | undefined;
  /** The same, else what `load` gives, which is kept from then on; who asks meanwhile waits for the same load. */
  get: (key: string, load: () => Promise<T | undefined>) => Promise<T | undefined>;
  /** Forgets what fits, and disowns each load under way: it may have read what was before. */
  drop: (fits?: (value: T) => boolean) => void;
  forget: (key: string) => void;
};

type Entry<T> = { since: number; loading: Promise<T | undefined>; value?: T };

/**
 * Keeps what reads gave, in this process. An entry is as old as the beginning of its load, so what is given is never
 * older than `maxAgeMs` says at that moment. Nothing is kept of a load that failed, found nothing or was dropped.
 */
export function createReadCache<T extends object>(options: {
  maxEntries: number;
  maxAgeMs: (value: T) => number;
  /** Where values differ much in size: what all of them may take together, and what one takes. */
  bytes?: { max: number; of: (value: T) => number };
}): ReadCache<T> {
  const { maxEntries, bytes } = options;
  const entries = new LRUCache<string, Entry<T>>({
    max: maxEntries,
    ...(bytes && {
      maxSize: bytes.max,
      sizeCalculation: ({ value }: Entry<T>) => 1 + (value === undefined ? 0 : bytes.of(value)),
    }),
  });

  const isYoung = ({ since, value }: Entry<T>) =>
    value === undefined || performance.now() - since < options.maxAgeMs(value);

  async function load(key: string, work: () => Promise<T | undefined>): Promise<T | undefined> {
    const entry: Entry<T> = { since: performance.now(), loading: work() };
    entries.set(key, entry);
    try {
      entry.value = await entry.loading;
      return entry.value;
    } finally {
      if (entries.peek(key) === entry) {
        // Put back with the size that is known now.
        entries.delete(key);
        if (entry.value !== undefined) entries.set(key, entry);
      }
    }
  }

  return {
    peek(key) {
      const known = entries.get(key);
      return known && isYoung(known) ? known.value : undefined;
    },
    async get(key, work) {
      const known = entries.get(key);
      return known && isYoung(known) ? known.loading : load(key, work);
    },
    drop(fits = () => true) {
      for (const [key, { value }] of entries.entries())
        if (value === undefined || fits(value)) entries.delete(key);
    },
    forget(key) {
      entries.delete(key);
    },
  };
}

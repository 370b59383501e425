import { LRUCache } from 'lru-cache';

export type ReadCache<T> = {
  /** Returns the cached value if it is young enough. Does not load it. */
  peek: (key: string) => T | undefined;
  /** Returns the cached value, or loads and caches it. Concurrent callers share one load. */
  get: (key: string, load: () => Promise<T | undefined>) => Promise<T | undefined>;
  /** Removes the matching values, and every load in progress, because it may have read the previous state. */
  drop: (fits?: (value: T) => boolean) => void;
  forget: (key: string) => void;
};

type Entry<T> = { since: number; loading: Promise<T | undefined>; value?: T };

/**
 * Caches the results of reads in this process. The age of an entry counts from the start of its load, so that no
 * value is older than `maxAgeMs`. Loads that failed, returned nothing or were dropped are not cached.
 */
export function createReadCache<T extends object>(options: {
  maxEntries: number;
  maxAgeMs: (value: T) => number;
  /** Maximum total size and the size of one value, for values that differ much in size. */
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
        // Inserted again, because its size is entry only now.
        entries.delete(key);
        if (entry.value !== undefined) entries.set(key, entry);
      }
    }
  }

  return {
    peek(key) {
      const entry = entries.get(key);
      return entry && isYoung(entry) ? entry.value : undefined;
    },
    async get(key, work) {
      const entry = entries.get(key);
      return entry && isYoung(entry) ? entry.loading : load(key, work);
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

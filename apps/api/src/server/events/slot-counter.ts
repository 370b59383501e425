/** Counts the slots in use under each key, such as open streams of a person, in this process only. */
export type SlotCounter = {
  /**
   * Takes a slot under every key and returns a function that releases them. Returns undefined and takes none if a key
   * has `most` already. 0 means no limit.
   */
  take(keys: readonly { key: string; most: number }[]): (() => void) | undefined;
  /** Returns the number of slots in use under a key. */
  count(key: string): number;
};

/** Creates an empty counter. A key without slots uses no memory. */
export function createSlotCounter(): SlotCounter {
  const counts = new Map<string, number>();
  const count = (key: string) => counts.get(key) ?? 0;
  const change = (key: string, by: number) => {
    const now = count(key) + by;
    if (now > 0) counts.set(key, now);
    else counts.delete(key);
  };
  return {
    take(keys) {
      if (keys.some(({ key, most }) => most > 0 && count(key) >= most)) return undefined;
      for (const { key } of keys) change(key, 1);
      let isFree = false;
      return () => {
        if (isFree) return;
        isFree = true;
        for (const { key } of keys) change(key, -1);
      };
    },
    count,
  };
}

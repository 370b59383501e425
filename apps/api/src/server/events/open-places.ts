/** How many places are taken under each key, such as open streams of a person; kept by this process alone. */
export type OpenPlaces = {
  /** Takes a place under every key; undefined, and nothing taken, where one has `most` already. 0 is no limit. Gives what frees them, once. */
  take(keys: readonly { key: string; most: number }[]): (() => void) | undefined;
  /** How many are taken under a key. */
  count(key: string): number;
};

/** Opens an empty count; a key without places takes no memory. */
export function createOpenPlaces(): OpenPlaces {
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

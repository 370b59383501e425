/** Text that has not reached the server yet, and the time of saving of the server's copy it is based on. */
export type LocalCopy<T> = { values: T; basedOn: string | null };

export type LocalStore<T> = {
  read: () => LocalCopy<T> | undefined;
  save: (copy: LocalCopy<T>) => void;
  remove: () => void;
};

/** Stores a person's draft in this browser under a name. A copy of another person is removed unread. */
export function localStore<T>(
  name: string,
  userId: string,
  parse: (stored: unknown) => T | undefined,
): LocalStore<T> {
  const remove = () => {
    try {
      localStorage.removeItem(name);
    } catch {
      // Without storage there is no copy to remove.
    }
  };
  return {
    remove,
    save: (copy) => {
      try {
        localStorage.setItem(name, JSON.stringify({ ...copy, userId }));
      } catch {
        // The form still has the text, and the server will have it soon.
      }
    },
    read: () => {
      try {
        const copy = parseLocalCopy(localStorage.getItem(name) ?? 'null', userId, parse);
        if (!copy) remove();
        return copy;
      } catch {
        return undefined;
      }
    },
  };
}

/** Returns the draft in a stored text if it belongs to this person. */
export function parseLocalCopy<T>(
  text: string,
  userId: string,
  parse: (stored: unknown) => T | undefined,
): LocalCopy<T> | undefined {
  const stored: unknown = JSON.parse(text);
  if (!isRecord(stored) || stored.userId !== userId) return undefined;
  const values = parse(stored.values);
  if (values === undefined) return undefined;
  return { values, basedOn: typeof stored.basedOn === 'string' ? stored.basedOn : null };
}

/** Returns whether a value is an object. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

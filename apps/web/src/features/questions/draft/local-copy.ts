import { isRecord, parseJson, storedText } from '~/lib/use-stored-text';

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
  const text = storedText(name, () => localStorage);
  return {
    remove: text.remove,
    save: (copy) => text.save(JSON.stringify({ ...copy, userId })),
    read: () => {
      const copy = parseLocalCopy(parseJson(text.read()), userId, parse);
      if (!copy) text.remove();
      return copy;
    },
  };
}

/** Returns the draft in a stored value if it belongs to this person. */
export function parseLocalCopy<T>(
  stored: unknown,
  userId: string,
  parse: (stored: unknown) => T | undefined,
): LocalCopy<T> | undefined {
  if (!isRecord(stored) || stored.userId !== userId) return undefined;
  const values = parse(stored.values);
  if (values === undefined) return undefined;
  return { values, basedOn: typeof stored.basedOn === 'string' ? stored.basedOn : null };
}

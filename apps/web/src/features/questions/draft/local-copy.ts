/** What was typed here and has not reached the server, and the moment of the server's copy that it goes on from. */
export type LocalCopy<T> = { values: T; basedOn: string | null };

export type LocalStore<T> = {
  read: () => LocalCopy<T> | undefined;
  keep: (copy: LocalCopy<T>) => void;
  forget: () => void;
};

/** Keeps a person's draft in this browser under a name; somebody else's is dropped unread. */
export function localStore<T>(
  name: string,
  userId: string,
  parse: (kept: unknown) => T | undefined,
): LocalStore<T> {
  const forget = () => {
    try {
      localStorage.removeItem(name);
    } catch {
      // Where nothing can be kept, nothing was.
    }
  };
  return {
    forget,
    keep: (copy) => {
      try {
        localStorage.setItem(name, JSON.stringify({ ...copy, userId }));
      } catch {
        // The form itself still has it, and the server soon.
      }
    },
    read: () => {
      try {
        const copy = parseLocalCopy(localStorage.getItem(name) ?? 'null', userId, parse);
        if (!copy) forget();
        return copy;
      } catch {
        return undefined;
      }
    },
  };
}

/** The draft in a stored text, when it is this person's. */
export function parseLocalCopy<T>(
  text: string,
  userId: string,
  parse: (kept: unknown) => T | undefined,
): LocalCopy<T> | undefined {
  const kept: unknown = JSON.parse(text);
  if (!isRecord(kept) || kept.userId !== userId) return undefined;
  const values = parse(kept.values);
  if (values === undefined) return undefined;
  return { values, basedOn: typeof kept.basedOn === 'string' ? kept.basedOn : null };
}

/** Whether it is an object with fields. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

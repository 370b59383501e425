import { useCallback, useState } from 'react';

/** The browser's storage, or a substitute in tests. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The browser's storage with its list of keys. */
export type KeyStorage = TextStorage & Pick<Storage, 'key' | 'length'>;

/** One text in the browser. With blocked or full storage, reads return null and nothing is saved. */
export type StoredText = {
  read: () => string | null;
  /** Returns false if the browser blocks storage or has no room. */
  save: (text: string) => boolean;
  remove: () => void;
};

/** Stores a text under a key. `storage` is a function, because a browser that blocks storage throws when it is accessed. */
export function storedText(key: string, storage: () => TextStorage): StoredText {
  return {
    read: () => orUndefined(() => storage().getItem(key)) ?? null,
    save: (text) => {
      const save = () => {
        storage().setItem(key, text);
        return true;
      };
      return orUndefined(save) ?? false;
    },
    remove: () => orUndefined(() => storage().removeItem(key)),
  };
}

/** Removes the texts whose keys are chosen. */
export function removeTexts(storage: () => KeyStorage, isChosen: (key: string) => boolean): void {
  orUndefined(() => {
    const texts = storage();
    const keys = Array.from({ length: texts.length }, (_, index) => texts.key(index) ?? '');
    for (const key of keys.filter(isChosen)) texts.removeItem(key);
  });
}

/** Returns a text that survives a reload, and its setter. An empty text is removed. */
export function useStoredText(stored: StoredText): readonly [string, (text: string) => void] {
  const [text, setText] = useState(() => stored.read() ?? '');
  const store = useCallback(
    (next: string) => {
      setText(next);
      if (next === '') stored.remove();
      else stored.save(next);
    },
    [stored],
  );
  return [text, store];
}

/** Values that somebody typed and that the server does not have yet. */
export type BrowserDraft<T> = {
  read: () => T | undefined;
  /** Returns false if the browser blocks storage or has no room. */
  save: (values: T) => boolean;
  remove: () => void;
};

type BrowserDraftOptions<T> = {
  key: string;
  storage: () => TextStorage;
  /** Person who types, unless the storage ends with the tab. The draft of another person is removed unread. */
  userId?: string;
  /** Returns the values in a stored object, or undefined if it is not a draft. */
  parse: (stored: Record<string, unknown>) => T | undefined;
};

/** Stores a draft as JSON together with its person's id. A stored value that is not a draft is removed. */
export function browserDraft<T extends object>(options: BrowserDraftOptions<T>): BrowserDraft<T> {
  const { key, storage, userId, parse } = options;
  const text = storedText(key, storage);
  return {
    read: () => {
      const stored = parseJson(text.read());
      const values = isRecord(stored) && stored.userId === userId ? parse(stored) : undefined;
      if (values === undefined) text.remove();
      return values;
    },
    save: (values) => text.save(JSON.stringify({ ...values, userId })),
    remove: text.remove,
  };
}

/** Returns the value in a JSON text, or undefined if there is no text or it is malformed. */
export function parseJson(text: string | null): unknown {
  return text === null ? undefined : orUndefined(() => JSON.parse(text));
}

/** Returns whether a value is an object. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function orUndefined<T>(run: () => T): T | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}

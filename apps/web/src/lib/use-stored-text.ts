import { useState } from 'react';

/**
 * Returns a text that survives a reload, stored in this tab under a name, and its setter. An empty text is removed.
 * Session storage ends with the tab, because people also use shared computers.
 */
export function useStoredText(name: string): readonly [string, (text: string) => void] {
  const stored = storedText(name, () => sessionStorage);
  const [text, setText] = useState(() => stored.read() ?? '');
  const store = (next: string) => {
    setText(next);
    if (next === '') stored.remove();
    else stored.save(next);
  };
  return [text, store];
}

/** The browser's storage, or a substitute in tests. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * Reads, saves and removes one text in the browser. With blocked or full storage, reads return null and nothing is saved.
 * `storage` is a function, because a browser that blocks storage throws when it is accessed.
 */
export function storedText(name: string, storage: () => TextStorage) {
  return {
    read: (): string | null => orUndefined(() => storage().getItem(name)) ?? null,
    save: (text: string): void => orUndefined(() => storage().setItem(name, text)),
    remove: (): void => orUndefined(() => storage().removeItem(name)),
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

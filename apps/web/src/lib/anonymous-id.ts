/** Storage key of the id that the browser generates on the first visit. */
const storageKey = 'anonymous_user_id';

/** Generates an id of the form `anon_{random}_{timestamp}` with 22 random hexadecimal digits. */
export function makeAnonymousId(now: number = Date.now()): string {
  const bytes = crypto.getRandomValues(new Uint8Array(11));
  const random = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return `anon_${random}_${now}`;
}

/** Returns the stored id, or undefined if there is none or storage is blocked. */
export function readAnonymousId(): string | undefined {
  return withStorage((storage) => storage.getItem(storageKey)) ?? undefined;
}

/** Stores the id. Without storage, the session cookie is enough for this visit. */
export function saveAnonymousId(id: string): void {
  withStorage((storage) => storage.setItem(storageKey, id));
}

/** Removes the stored id, so that the next session belongs to a new anonymous user. */
export function removeAnonymousId(): void {
  withStorage((storage) => storage.removeItem(storageKey));
}

// Every page loads this file first, so it does not import the larger `storedText`.
function withStorage<T>(run: (storage: Storage) => T): T | undefined {
  try {
    return run(localStorage);
  } catch {
    return undefined;
  }
}

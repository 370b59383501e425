/** Storage key of the id that the browser generates on the first visit. */
const anonymousIdKey = 'anonymous_user_id';

/** Generates an id of the form `anon_{random}_{timestamp}` with 22 random hexadecimal digits. */
export function makeAnonymousId(now: number = Date.now()): string {
  const bytes = crypto.getRandomValues(new Uint8Array(11));
  const random = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return `anon_${random}_${now}`;
}

/** Returns the stored id, or undefined if there is none or storage is blocked. */
export function readAnonymousId(): string | undefined {
  try {
    return localStorage.getItem(anonymousIdKey) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Stores the id. Without storage, the browser has only its session cookie. */
export function saveAnonymousId(id: string): void {
  try {
    localStorage.setItem(anonymousIdKey, id);
  } catch {
    // Private windows may refuse storage; the session cookie is enough for this visit.
  }
}

/** Removes the stored id, so that the next session belongs to a new anonymous user. */
export function removeAnonymousId(): void {
  try {
    localStorage.removeItem(anonymousIdKey);
  } catch {
    // Without storage there is no id to remove.
  }
}

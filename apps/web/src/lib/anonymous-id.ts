/** Where the browser keeps the id that it made up on the first visit. */
const anonymousIdKey = 'anonymous_user_id';

/** Makes up an id of the form `anon_{random}_{timestamp}`, the random part 22 hexadecimal digits. */
export function makeAnonymousId(now: number = Date.now()): string {
  const bytes = crypto.getRandomValues(new Uint8Array(11));
  const random = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return `anon_${random}_${now}`;
}

/** The kept id, or undefined where there is none or the browser keeps nothing. */
export function readAnonymousId(): string | undefined {
  try {
    return localStorage.getItem(anonymousIdKey) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps the id; a browser that keeps nothing goes on with its cookie alone. */
export function keepAnonymousId(id: string): void {
  try {
    localStorage.setItem(anonymousIdKey, id);
  } catch {
    // Private windows may refuse storage; the session cookie is enough for this visit.
  }
}

/** Drops the kept id, so that the next session is of somebody new. */
export function forgetAnonymousId(): void {
  try {
    localStorage.removeItem(anonymousIdKey);
  } catch {
    // Where nothing can be kept, nothing was.
  }
}

import { storedText } from './stored-text';

/** Id that the browser generates on the first visit. */
const storedId = storedText('anonymous_user_id', () => localStorage);

/** Generates an id of the form `anon_{random}_{timestamp}` with 22 random hexadecimal digits. */
export function makeAnonymousId(now: number = Date.now()): string {
  const bytes = crypto.getRandomValues(new Uint8Array(11));
  const random = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return `anon_${random}_${now}`;
}

/** Returns the stored id, or undefined if there is none or storage is blocked. */
export function readAnonymousId(): string | undefined {
  return storedId.read() ?? undefined;
}

/** Stores the id. Without storage, the session cookie is enough for this visit. */
export function saveAnonymousId(id: string): void {
  storedId.save(id);
}

/** Removes the stored id, so that the next session belongs to a new anonymous user. */
export function removeAnonymousId(): void {
  storedId.remove();
}

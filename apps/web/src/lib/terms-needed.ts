import type { ApiError } from '@aw/contracts/api-error';

const listeners = new Set<() => void>();

/** Notifies the page if the server refused a call because the new Terms of Use are not accepted. */
export function reportRefusal({ code }: ApiError): void {
  if (code === 'terms.needed') for (const listener of listeners) listener();
}

/** Registers a listener for refusals because of new Terms of Use. Returns a function that removes it. */
export function onTermsNeeded(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

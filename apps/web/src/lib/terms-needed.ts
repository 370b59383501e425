import type { ApiError } from '@aw/contracts/api-error';

const listeners = new Set<() => void>();

/** Notes a refusal of the server; one that asks for the new Terms of Use first is passed on to the page. */
export function noteRefusal({ code }: ApiError): void {
  if (code === 'terms.needed') for (const listener of listeners) listener();
}

/** Calls back when something was refused until the new Terms of Use are accepted; returns the function that stops it. */
export function onTermsNeeded(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

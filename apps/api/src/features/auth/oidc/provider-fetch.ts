import type { CustomFetch } from 'openid-client';

/** What undici and Node call a connection that the other side has closed. */
const lost = new Set(['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE']);

/**
 * `fetch` for calls to the provider, each on a connection of its own: a kept one may be closed by the provider just as
 * it is used again. A call that lost its connection before any answer is sent once more.
 */
export const providerFetch: CustomFetch = async (url, options) => {
  const once = { ...options, headers: { ...options.headers, connection: 'close' } };
  try {
    return await fetch(url, once);
  } catch (error) {
    if (!isLostConnection(error)) throw error;
    return fetch(url, once);
  }
};

function isLostConnection(error: unknown): boolean {
  if (!(error instanceof TypeError) || !(error.cause instanceof Error)) return false;
  return 'code' in error.cause && typeof error.cause.code === 'string' && lost.has(error.cause.code);
}

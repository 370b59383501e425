import { ApiError } from '@aw/contracts/api-error';

/**
 * Makes a call, and when the server wants a fresh proof of identity gets one and makes it once more.
 * Throws what the call throws, or what `prove` throws when there was no proof.
 */
export async function runConfirmed<T>(call: () => Promise<T>, prove: () => Promise<void>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'auth.confirm')) throw error;
    await prove();
    return call();
  }
}

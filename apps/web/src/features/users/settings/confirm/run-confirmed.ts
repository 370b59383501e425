import { hasCode } from '@aw/contracts/api-error';

/**
 * Makes a call. If the server demands a fresh proof of identity, gets one and repeats the call.
 * Throws what the call throws, or what `prove` throws if the person does not confirm.
 */
export async function runConfirmed<T>(call: () => Promise<T>, prove: () => Promise<void>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (!hasCode(error, 'auth.confirm')) throw error;
    await prove();
    return call();
  }
}

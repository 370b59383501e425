import { ApiError } from './api-error';

/** Maximum number of times that a form is sent while the server is unavailable. */
export const maxTries = 6;
const maxPauseSeconds = 30;

/**
 * Sends a form, and sends it again after the pause of a 503 with `Retry-After`, or a longer one from the fourth time
 * on; such a response has changed nothing.
 *
 * @throws the sixth refusal, every other error at once, and AbortError when it is cancelled.
 */
export async function sendAgain<T>(send: () => Promise<T>, signal: AbortSignal): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await send();
    } catch (error) {
      const retryAfterSeconds =
        error instanceof ApiError && error.status === 503 ? error.retryAfterSeconds : undefined;
      if (retryAfterSeconds === undefined || tries >= maxTries) throw error;
      await pause(Math.min(maxPauseSeconds, Math.max(retryAfterSeconds, 2 ** (tries - 1))), signal);
    }
  }
}

function pause(seconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(new DOMException('The upload was cancelled.', 'AbortError'));
    };
    if (signal.aborted) return reject(new DOMException('The upload was cancelled.', 'AbortError'));
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, seconds * 1000);
    signal.addEventListener('abort', stop, { once: true });
  });
}

import { ApiError } from './api-error';

/** How often a form is sent again that the server could not take just then. */
export const mostTries = 6;
const longestPauseSeconds = 30;

/**
 * Sends, and sends again after the pause that a 503 with `Retry-After` asks for, or a longer one from the fourth time
 * on; such an answer has changed nothing. Throws the last answer once it has tried six times, and AbortError.
 */
export async function sendAgain<T>(send: () => Promise<T>, signal: AbortSignal): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await send();
    } catch (error) {
      const asked = error instanceof ApiError && error.status === 503 ? error.retryAfterSeconds : undefined;
      if (asked === undefined || tries >= mostTries) throw error;
      await pause(Math.min(longestPauseSeconds, Math.max(asked, 2 ** (tries - 1))), signal);
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

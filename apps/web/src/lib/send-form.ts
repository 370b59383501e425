import { ApiError, toApiError } from '@aw/contracts/api-error';
import { urlOf } from '@aw/contracts/client';
import type { Endpoint, ResponseOf } from '@aw/contracts/endpoint';
import { sendAgain } from '@aw/contracts/send-again';
import { reportRefusal } from './terms-needed';

type SendInput = {
  params?: Record<string, string>;
  query?: Record<string, string>;
  form: FormData;
  signal: AbortSignal;
  /** Called with the share of the form that was sent, from 0 to 1. */
  onProgress: (share: number) => void;
};

/**
 * Sends a form with files and reports progress, which fetch cannot. Tries again while the server is unavailable. Throws
 * ApiError, with `status` 0 without a connection.
 */
export function sendForm<E extends Endpoint>(endpoint: E, input: SendInput): Promise<ResponseOf<E>> {
  return sendAgain(() => sendOnce(endpoint, input), input.signal);
}

/** Returns why a call got no answer, as far as the browser knows. */
export function noAnswerReason(): string {
  return navigator.onLine ? 'We could not reach the site.' : 'You are offline.';
}

function sendOnce<E extends Endpoint>(endpoint: E, input: SendInput): Promise<ResponseOf<E>> {
  return new Promise((resolve, reject) => {
    // An aborted signal has no further event.
    input.signal.throwIfAborted();
    const request = new XMLHttpRequest();
    request.upload.onprogress = ({ loaded, total }) => input.onProgress(loaded / (total || 1));
    request.onerror = () =>
      reject(new ApiError(0, `${noAnswerReason()} The file was not sent. Please try again.`));
    request.onabort = () => reject(new DOMException('The upload was cancelled.', 'AbortError'));
    request.onload = () => {
      const { status, statusText, responseText } = request;
      const retryAfter = request.getResponseHeader('retry-after');
      if (status < 200 || status > 299) {
        const error = toApiError(status, statusText, responseText, retryAfter);
        reportRefusal(error);
        return reject(error);
      }
      // The server has validated this response with its schema, so the type of the contract holds.
      resolve(JSON.parse(responseText) as ResponseOf<E>);
    };
    input.signal.addEventListener('abort', () => request.abort(), { once: true });
    request.open(endpoint.method, urlOf(endpoint, { params: input.params, query: input.query }));
    request.send(input.form);
  });
}

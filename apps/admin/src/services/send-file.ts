import { ApiError, toApiError } from '@aw/contracts/api-error';
import { sendAgain } from '@aw/contracts/send-again';

export type FileToSend = {
  file: File;
  /** Fields of the form beside the file. */
  fields: Readonly<Record<string, string>>;
  signal: AbortSignal;
  /** Bytes of the file that have left so far. */
  onProgress: (sentBytes: number) => void;
};

type Sending = FileToSend & { method: string; address: string; headers: Readonly<Record<string, string>> };

/**
 * Sends one file as a form and tells its progress, which fetch cannot, again while the server cannot take it; gives the
 * answer's JSON, throws ApiError.
 */
export function sendFile(sending: Sending): Promise<unknown> {
  return sendAgain(() => sendOnce(sending), sending.signal);
}

function sendOnce(sending: Sending): Promise<unknown> {
  const { file, fields, signal, onProgress, method, address, headers } = sending;
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.upload.onprogress = ({ loaded, total }) =>
      onProgress(Math.round((loaded / (total || 1)) * file.size));
    request.onerror = () =>
      reject(new ApiError(0, 'No connection. The file was not sent; please try again.'));
    request.onabort = () => reject(new DOMException('The upload was cancelled.', 'AbortError'));
    request.onload = () => {
      const { status, statusText, responseText } = request;
      const retryAfter = request.getResponseHeader('retry-after');
      if (status < 200 || status > 299)
        return reject(toApiError(status, statusText, responseText, retryAfter));
      resolve(JSON.parse(responseText));
    };
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.open(method, address);
    request.withCredentials = true;
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    form.append('file', file);
    request.send(form);
  });
}

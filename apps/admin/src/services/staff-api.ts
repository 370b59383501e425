import { ApiError, toApiError } from '@aw/contracts/api-error';
import { type CallInput, createClient, urlOf } from '@aw/contracts/client';
import { staffPageImage } from '@aw/contracts/documents/staff';
import type { Endpoint, ResponseOf } from '@aw/contracts/endpoint';
import { sendAgain } from '@aw/contracts/send-again';
import type { TokenStore } from './token-store';

type FileToSend = {
  file: File;
  /** Fields of the form besides the file. */
  fields: Readonly<Record<string, string>>;
  signal: AbortSignal;
  /** Number of bytes of the file that have been sent. */
  onProgress: (sentBytes: number) => void;
};

type Sending = FileToSend & { method: string; address: string; headers: Readonly<Record<string, string>> };

type StaffApiOptions = {
  apiOrigin: string;
  tokens: TokenStore;
  /** Called after a token that the server no longer accepts was cleared. */
  onExpired: () => void;
  /** Called when the server refuses everything until two-step sign-in is set up. */
  onSetupNeeded: () => void;
  fetch?: typeof fetch;
};

type PageImage = { id: number; number: number; size: 'thumb' | 'page'; signal?: AbortSignal };

type BytesInput = { params?: unknown; query?: unknown; body?: unknown; signal?: AbortSignal };

/**
 * Creates the console's API client. All calls throw ApiError. All except `callOpenly` send the bearer token, end the
 * session on a 401, and lead to the set-up of two-step sign-in if it is required. `callOpenly` is for signing in.
 */
export function createStaffApi(options: StaffApiOptions) {
  const { apiOrigin, tokens, onExpired, onSetupNeeded, fetch: fetchFn = fetch } = options;
  const bearer = (): Record<string, string> => {
    const token = tokens.read();
    return token ? { authorization: `Bearer ${token}` } : {};
  };
  const send: typeof fetch = (input, init) => fetchFn(input, init);
  const client = createClient({ baseUrl: apiOrigin, headers: bearer, fetch: send });
  const open = createClient({ baseUrl: apiOrigin, fetch: send });

  async function guarded<T>(work: () => Promise<T>): Promise<T> {
    const token = tokens.read();
    try {
      // Without a token no call is sent, because a page that is closing after a sign-out may still refetch its data.
      if (token === undefined) throw new ApiError(401, 'Authentication required');
      return await work();
    } catch (error) {
      // A late response to an older token must not end the session that followed it.
      const isCurrentSession = error instanceof ApiError && tokens.read() === token;
      if (isCurrentSession && error.status === 401) {
        tokens.clear();
        onExpired();
      }
      if (isCurrentSession && error.code === 'staff.totp_setup') onSetupNeeded();
      throw error;
    }
  }

  async function fetchBytes(endpoint: Endpoint, { body, signal, ...address }: BytesInput): Promise<Blob> {
    const hasBody = body !== undefined;
    try {
      const response = await send(apiOrigin + urlOf(endpoint, address), {
        method: endpoint.method,
        headers: { ...(hasBody ? { 'content-type': 'application/json' } : {}), ...bearer() },
        body: hasBody ? JSON.stringify(body) : undefined,
        credentials: 'include',
        signal,
      });
      if (!response.ok) throw toApiError(response.status, response.statusText, await response.text());
      return await response.blob();
    } catch (error) {
      // fetch reports a connection that breaks, even while the bytes arrive, as a TypeError.
      if (!(error instanceof TypeError)) throw error;
      throw new ApiError(0, `${noAnswerReason()} Nothing was lost. Please try again.`);
    }
  }

  return {
    call: <E extends Endpoint>(endpoint: E, input: CallInput<E>) =>
      guarded(() => client.call(endpoint, input)),
    page: <E extends Endpoint>(endpoint: E, input: CallInput<E>) =>
      guarded(() => client.page(endpoint, input)),
    callOpenly: <E extends Endpoint>(endpoint: E, input: CallInput<E>) => open.call(endpoint, input),
    bytes: <E extends Endpoint>(endpoint: E, input: CallInput<E>) =>
      guarded(() => fetchBytes(endpoint, input)),
    upload: <E extends Endpoint>(endpoint: E, { params, ...sent }: FileToSend & { params: unknown }) =>
      guarded(async () => {
        const address = apiOrigin + urlOf(endpoint, { params });
        // The server checks its responses against the contract's schema, so the type holds.
        return (await sendFile({
          ...sent,
          method: endpoint.method,
          address,
          headers: bearer(),
        })) as ResponseOf<E>;
      }),
    pageImage: ({ id, number, size, signal }: PageImage) =>
      guarded(() => fetchBytes(staffPageImage, { params: { id, number }, query: { size }, signal })),
  };
}

export type StaffApi = ReturnType<typeof createStaffApi>;

/**
 * Sends one file as a form and reports its progress, which fetch cannot do. Sends it again while the server is busy.
 * Returns the JSON of the response; throws ApiError.
 */
function sendFile(sending: Sending): Promise<unknown> {
  return sendAgain(() => sendOnce(sending), sending.signal);
}

/** Returns why a call got no answer, as far as the browser knows. */
function noAnswerReason(): string {
  return navigator.onLine ? 'We could not reach the server.' : 'You are offline.';
}

function sendOnce(sending: Sending): Promise<unknown> {
  const { file, fields, signal, onProgress, method, address, headers } = sending;
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.upload.onprogress = ({ loaded, total }) =>
      onProgress(Math.round((loaded / (total || 1)) * file.size));
    request.onerror = () =>
      reject(new ApiError(0, `${noAnswerReason()} The file was not sent. Please try again.`));
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

import { ApiError, toApiError } from './api-error';
import type { Endpoint, RequestOf, ResponseOf } from './endpoint';

export type ClientOptions = {
  /** Origin of the API; empty if it is the page's own. */
  baseUrl?: string;
  /** Headers added to every call, such as the console's bearer token. */
  headers?: () => Record<string, string>;
  fetch?: typeof fetch;
  /** Called with every refusal of the server before the call throws it. */
  onRefusal?: (error: ApiError) => void;
};

/** A page of a list together with the cursor of the next one. */
export type Page<T> = { items: T; nextCursor: string | undefined };

export type CallInput<E extends Endpoint> = Omit<RequestOf<E>, 'form'> & { signal?: AbortSignal };

type Values = Record<string, unknown>;

type Sent = { params?: unknown; query?: unknown; body?: unknown; signal?: AbortSignal };

/** Returns the path with its parameters and the query; undefined and null values are left out. */
export function urlOf(
  endpoint: Pick<Endpoint, 'path'>,
  input: { params?: unknown; query?: unknown } = {},
): string {
  const params = (input.params ?? {}) as Values;
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries((input.query ?? {}) as Values)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null && one !== '') query.append(name, String(one));
    }
  }
  const search = query.toString();
  return search ? `${path}?${search}` : path;
}

/** Returns the opaque cursor of `Link: <…>; rel="next"`; undefined on the last page. */
export function nextCursorOf(link: string | null): string | undefined {
  const address = link?.match(/<([^>]+)>;\s*rel="next"/)?.[1];
  return address
    ? (new URL(address, 'http://page.invalid').searchParams.get('cursor') ?? undefined)
    : undefined;
}

/**
 * Creates the typed client: `call` returns the answer, `page` also the next cursor, and `send` the answer with its
 * headers. All throw ApiError.
 */
export function createClient(options: ClientOptions = {}) {
  const send = async (endpoint: Endpoint, input: Sent) => {
    const hasBody = input.body !== undefined;
    const response = await (options.fetch ?? fetch)((options.baseUrl ?? '') + urlOf(endpoint, input), {
      method: endpoint.method,
      credentials: 'include',
      headers: { ...(hasBody ? { 'content-type': 'application/json' } : {}), ...options.headers?.() },
      body: hasBody ? JSON.stringify(input.body) : undefined,
      signal: input.signal,
    }).catch((error: unknown) => {
      if (error instanceof DOMException && error.name === 'AbortError') throw error;
      throw new ApiError(0, 'You are offline. Nothing was lost. Please try again.');
    });
    const text = await response.text();
    if (!response.ok) {
      const retryAfter = response.headers.get('retry-after');
      const error = toApiError(response.status, response.statusText, text, retryAfter);
      options.onRefusal?.(error);
      throw error;
    }
    return { data: text ? (JSON.parse(text) as unknown) : undefined, headers: response.headers };
  };
  return {
    send,
    async call<E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<ResponseOf<E>> {
      // The server's response schema has shaped this answer, so the contract's type holds.
      return (await send(endpoint, input)).data as ResponseOf<E>;
    },
    async page<E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<Page<ResponseOf<E>>> {
      const { data, headers } = await send(endpoint, input);
      return { items: data as ResponseOf<E>, nextCursor: nextCursorOf(headers.get('link')) };
    },
  };
}

export type Client = ReturnType<typeof createClient>;

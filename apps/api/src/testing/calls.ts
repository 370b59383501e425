import type { InjectOptions, LightMyRequestResponse } from 'fastify';

type Inject = (options: InjectOptions) => Promise<LightMyRequestResponse>;
type Payload = InjectOptions['payload'];

/** Returns a call for each method of HTTP, which takes the address and the payload. */
export function callsWith(inject: Inject) {
  return {
    inject,
    get: (url: string) => inject({ url }),
    post: (url: string, payload?: Payload) => inject({ method: 'POST', url, payload }),
    put: (url: string, payload?: Payload) => inject({ method: 'PUT', url, payload }),
    patch: (url: string, payload?: Payload) => inject({ method: 'PATCH', url, payload }),
    delete: (url: string, payload?: Payload) => inject({ method: 'DELETE', url, payload }),
  };
}

/** Sends the calls of one person, member of staff or visitor. */
export type Caller = ReturnType<typeof callsWith>;

/** Returns the calls of the same person with more headers, for example from another address. */
export const withHeaders = ({ inject }: Caller, headers: Record<string, string>): Caller =>
  callsWith((options) => inject({ ...options, headers: { ...options.headers, ...headers } }));

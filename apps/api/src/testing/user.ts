import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { type Caller, callsWith } from './calls';
import { multipart } from './multipart';

export type Person = Caller & {
  id: string;
  cookie: string;
  upload: (
    bytes: Uint8Array,
    options?: { fileName?: string; fields?: Record<string, string> },
  ) => Promise<LightMyRequestResponse>;
};

let userCount = 0;

/** User agent of the browsers in tests; the default one of injected requests counts as a robot. */
export const browserName = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';

/** Returns a new anonymous person with a session. */
export async function signedIn(app: FastifyInstance): Promise<Person> {
  const id = `anon_test${String(++userCount).padStart(6, '0')}_${Date.now()}`;
  const response = await app.inject({ method: 'POST', url: '/api/user', payload: { userId: id } });
  const cookie = String(response.headers['set-cookie']).split(';')[0] ?? '';
  const send = (options: InjectOptions) =>
    app.inject({ ...options, headers: { 'user-agent': browserName, ...options.headers, cookie } });
  return {
    id,
    cookie,
    ...callsWith(send),
    upload: (bytes, { fileName = 'notes.pdf', fields = {} } = {}) =>
      send({
        method: 'POST',
        url: '/api/documents',
        ...multipart({ title: 'Notes', ...fields }, { name: fileName, bytes }),
      }),
  };
}

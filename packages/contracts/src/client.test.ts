import { expect, it } from 'vitest';
import { ApiError, isAuthRequired } from './api-error';
import { createClient, nextCursorOf, urlOf } from './client';
import { getDocument, listDocuments } from './documents/public';

const answering = (status: number, body: string, headers: Record<string, string> = {}) => {
  const requests: { url: string; init?: RequestInit }[] = [];
  const client = createClient({
    fetch: async (input, init) => {
      requests.push({ url: input instanceof Request ? input.url : input.toString(), init });
      return new Response(body, { status, headers });
    },
  });
  return { client, requests };
};

it('[D1] a call fills the path and leaves out empty query values', () => {
  expect(urlOf(getDocument, { params: { id: 'a/b' } })).toBe('/api/documents/a%2Fb');
  expect(urlOf(listDocuments, { query: { q: '', schoolId: 3, subject: ['Law', 'Art'] } })).toBe(
    '/api/documents?schoolId=3&subject=Law&subject=Art',
  );
});

it('[D1] a page has the cursor of the next one from the Link header', async () => {
  const { client } = answering(200, '[]', { link: '</api/documents?limit=20&cursor=abc>; rel="next"' });
  expect(await client.page(listDocuments, { query: {} })).toEqual({ items: [], nextCursor: 'abc' });
  expect(nextCursorOf(null)).toBeUndefined();
});

it('[D1] a refusal throws "status: body" for developers and keeps code and reason for people', async () => {
  const body = JSON.stringify({ code: 'auth.required', message: 'Authentication required', requestId: 'r1' });
  const { client } = answering(401, body);
  const error = await client.call(getDocument, { params: { id: 1 } }).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({
    message: `401: ${body}`,
    code: 'auth.required',
    reason: 'Authentication required',
    requestId: 'r1',
  });
  expect(isAuthRequired(error)).toBe(true);
});

it('[X4] a lost connection has status 0 and says that nothing was lost', async () => {
  const client = createClient({ fetch: () => Promise.reject(new TypeError('Failed to fetch')) });
  const error = await client.call(getDocument, { params: { id: 1 } }).catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ status: 0, code: 'network' });
});

it('[U1] every call sends cookies and the configured headers', async () => {
  const { client, requests } = answering(200, '{}');
  await client.call(getDocument, { params: { id: 1 } });
  expect(requests[0]?.init).toMatchObject({ method: 'GET', credentials: 'include' });
});

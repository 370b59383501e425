import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../app';
import type { Context } from '../context';
import { buildConsole, sitePages } from '../serve-sites';
import { useTestApp } from '../testing/test-app';
import { readTestConfig } from '../testing/test-config';
import { addAnswerHeaders, answersWith } from './every-answer';

const test = useTestApp();
let folder: string;
const listeners: { name: string; app: FastifyInstance; url: URL }[] = [];

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'aw-answers-'));
  for (const file of ['index.html', '__spa-fallback.html', 'assets/a.js']) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), '<title>x</title>');
  }
  const config = readTestConfig({ WEB_DIR: folder, ADMIN_DIR: folder });
  const ctx: Context = { ...test.ctx, config };
  const site = await buildApp(ctx, { addPages: sitePages(ctx) });
  const console = await buildConsole(config);
  if (!console) throw new Error('The console is there.');
  for (const [name, app] of Object.entries({ site, console }))
    listeners.push({ name, app, url: new URL(await app.listen({ host: '127.0.0.1', port: 0 })) });
});
afterAll(async () => {
  for (const { app } of listeners) await app.close();
  await rm(folder, { recursive: true, force: true });
});

/** Sends these bytes and returns the status and the headers of the answer. */
function answerTo(url: URL, bytes: string): Promise<{ status: number; headers: Map<string, string> }> {
  return new Promise((resolve, reject) => {
    let text = '';
    const socket = connect(Number(url.port), url.hostname, () => socket.write(bytes));
    socket.setTimeout(5000, () => socket.destroy(new Error('There was no answer.')));
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1');
      const final = text.replace(/^HTTP\/1.1 100[\s\S]*?\r\n\r\n/, '');
      const end = final.indexOf('\r\n\r\n');
      if (end < 0) return;
      const [first = '', ...lines] = final.slice(0, end).split('\r\n');
      const pairs = lines.map((line): [string, string] => {
        const at = line.indexOf(':');
        return [line.slice(0, at).toLowerCase(), line.slice(at + 1).trim()];
      });
      socket.destroy();
      resolve({ status: Number(first.split(' ')[1]), headers: new Map(pairs) });
    });
    socket.on('error', reject);
    socket.on('close', () => reject(new Error('The connection was closed without an answer.')));
  });
}

const request = (line: string, ...headers: string[]) =>
  [`${line} HTTP/1.1`, 'Host: localhost', ...headers, '', ''].join('\r\n');
const json = 'Content-Type: application/json';

/** One request for each layer that can answer. */
const requests: [kind: string, bytes: string, status: number][] = [
  ['a page', request('GET /'), 200],
  ['a path that cannot be decoded', request('GET /%zz'), 400],
  ['a path of the API that cannot be decoded', request('GET /api/%zz'), 400],
  ['an unknown call', request('GET /api/no-such-call'), 404],
  ['an unknown page', request('GET /no/such/page'), 404],
  ['an unknown method of a page', request('DELETE /'), 404],
  ['a method of another protocol', request('PROPFIND /'), 404],
  ['a method that does not exist', request('BREW /'), 400],
  ['a HEAD request', request('HEAD /'), 200],
  ['an OPTIONS request', request('OPTIONS /'), 404],
  [
    'a CORS preflight of another site',
    request(
      'OPTIONS /api/questions',
      'Origin: https://elsewhere.example',
      'Access-Control-Request-Method: PUT',
    ),
    404,
  ],
  [
    'a file that the browser has',
    request('GET /assets/a.js', 'If-Modified-Since: Fri, 01 Jan 2100 00:00:00 GMT'),
    304,
  ],
  ['a range that does not exist', request('GET /assets/a.js', 'Range: bytes=999999-'), 416],
  ['a body that is too large', request('POST /api/auth/signin', json, 'Content-Length: 9999999'), 413],
  ['a body that is not JSON', `${request('POST /api/auth/signin', json, 'Content-Length: 1')}{`, 400],
  ['a header that is too large', request('GET /', `X-Large: ${'x'.repeat(40_000)}`), 431],
  ['a request without a host', 'GET / HTTP/1.1\r\n\r\n', 400],
  ['an invalid host', 'GET / HTTP/1.1\r\nHost: a b/\\c\r\n\r\n', 200],
  ['a request of HTTP/1.0', 'GET / HTTP/1.0\r\n\r\n', 200],
  ['bytes that are not HTTP', 'hello\r\n\r\n', 400],
  ['two lengths of one body', request('POST /', 'Content-Length: 4', 'Transfer-Encoding: chunked'), 400],
  ['an expectation', request('GET /', 'Expect: 100-continue'), 200],
  ['an unknown expectation', request('GET /', 'Expect: a-miracle'), 417],
  ['a request for another protocol', request('GET /', 'Connection: Upgrade', 'Upgrade: websocket'), 200],
  ['a path with a very long name', request(`GET /api/documents/${'9'.repeat(3000)}`), 404],
];

describe('every answer', () => {
  it.each(requests)('[R6] the answer to %s has the security headers', async (_, bytes, status) => {
    for (const { name, url } of listeners) {
      const answer = await answerTo(url, bytes);
      expect.soft([name, answer.status]).toEqual([name, status]);
      const { headers } = answer;
      expect.soft(headers.get('permissions-policy'), name).toMatch(/camera=\(\).*geolocation=\(\)/);
      expect.soft(headers.get('cross-origin-opener-policy'), name).toBe('same-origin');
      expect.soft(headers.get('x-content-type-options'), name).toBe('nosniff');
      expect.soft(headers.get('content-security-policy'), name).toContain("frame-ancestors 'none'");
      expect.soft(headers.get('x-powered-by'), name).toBeUndefined();
    }
  });

  it('[R6] an answer keeps its own headers, whether it is a text, a stream or empty', async () => {
    const common = [['x-policy', 'of all']] as const;
    const app = Fastify(answersWith(common));
    addAnswerHeaders(app, common);
    const bodies = {
      '/text': () => 'text',
      '/stream': () => Readable.from(['stream']),
      '/none': () => undefined,
    };
    for (const [url, body] of Object.entries(bodies))
      app.get(url, (_, reply) => reply.header('x-policy', 'its own').send(body()));
    app.get('/plain', (_, reply) => reply.send(Readable.from(['stream'])));
    const origin = await app.listen({ host: '127.0.0.1', port: 0 });
    for (const url of Object.keys(bodies))
      expect([url, (await fetch(origin + url)).headers.get('x-policy')]).toEqual([url, 'its own']);
    expect((await fetch(`${origin}/plain`)).headers.get('x-policy')).toBe('of all');
    await app.close();
  });
});

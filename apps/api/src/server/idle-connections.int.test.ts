import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { buildApp } from '../app';
import { readConfig } from '../config/config';
import { buildConsole } from '../serve-sites';
import { useTestApp } from '../testing/test-app';
import { endIdleConnections } from './idle-connections';
import { createMetrics, serveMetrics } from './metrics/metrics';

const test = useTestApp();
let folder: string;
const open: Socket[] = [];

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'aw-console-'));
  await writeFile(path.join(folder, 'index.html'), '<title>x</title>');
});
afterEach(() => {
  for (const socket of open.splice(0)) socket.destroy();
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

const servers = {
  site: () => buildApp(test.ctx),
  console: () => buildConsole(readConfig({ ADMIN_DIR: folder, LOG_LEVEL: 'silent' })),
  metrics: () => serveMetrics(createMetrics(), { host: '127.0.0.1', port: 0, setting: 'METRICS_PORT' }),
};

async function listening(server: keyof typeof servers): Promise<FastifyInstance> {
  const app = await servers[server]();
  if (!app) throw new Error('The console is there.');
  if (!app.server.listening) await app.listen({ host: '127.0.0.1', port: 0 });
  return app;
}

async function connectedTo({ server }: FastifyInstance): Promise<Socket> {
  const accepted = once(server, 'connection');
  const { port } = server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1').setEncoding('utf8');
  socket.on('error', () => {});
  open.push(socket);
  await Promise.all([once(socket, 'connect'), accepted]);
  return socket;
}

it.each(['site', 'console', 'metrics'] as const)(
  '[R1] a process that stops does not wait for unused connections to its %s',
  async (server) => {
    const app = await listening(server);
    const sockets = [await connectedTo(app), await connectedTo(app)];
    for (const socket of sockets) socket.resume();
    await app.close();
    await expect.poll(() => sockets.every(({ destroyed }) => destroyed)).toBe(true);
  },
);

it('[R1] a request that has half arrived when the process stops is answered', async () => {
  const app = await listening('site');
  const socket = await connectedTo(app);
  socket.write('GET /healthz HTTP/1.1\r\nhost: local');
  await expect.poll(() => socket.bytesWritten).toBeGreaterThan(30);
  // One more turn of the event loop, in which the server reads it.
  await app.inject({ url: '/healthz' });
  const closing = app.close();
  await sleep(100);
  socket.write('host\r\nconnection: close\r\n\r\n');
  let answer = '';
  for await (const text of socket) answer += text;
  expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  await closing;
});

it('[R1] a process that stops does not wait for a connection whose response ends later', async () => {
  const app = Fastify({ keepAliveTimeout: 72_000 });
  endIdleConnections(app);
  const body = new PassThrough();
  app.get('/', async () => body);
  await app.listen({ host: '127.0.0.1', port: 0 });
  const socket = await connectedTo(app);
  let answer = '';
  socket.on('data', (text) => {
    answer += text;
  });
  socket.write('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n');
  body.write('first half');
  await expect.poll(() => answer).toContain('first half');
  const closing = app.close();
  await sleep(100);
  body.end('second half');
  await expect.poll(() => socket.destroyed).toBe(true);
  expect(answer).toContain('second half');
  await closing;
});

import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { buildApp } from '../app';
import { startTestApp, type TestApp } from '../testing/test-app';

let test: TestApp;
let app: Awaited<ReturnType<typeof buildApp>>;
const open: Socket[] = [];

beforeEach(async () => {
  test = await startTestApp();
  app = await buildApp(test.ctx);
  await app.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(async () => {
  for (const socket of open.splice(0)) socket.destroy();
  await test.close();
});

async function connected(): Promise<Socket> {
  const accepted = once(app.server, 'connection');
  const { port } = app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1').setEncoding('utf8');
  socket.on('error', () => {});
  open.push(socket);
  await Promise.all([once(socket, 'connect'), accepted]);
  return socket;
}

it('[R1] a process that stops does not wait for connections over which nothing was asked', async () => {
  const sockets = await Promise.all([connected(), connected()]);
  for (const socket of sockets) socket.resume();
  await app.close();
  await expect.poll(() => sockets.every(({ destroyed }) => destroyed)).toBe(true);
}, 15_000);

it('[R1] a request of which half has come when the process stops is answered', async () => {
  const socket = await connected();
  socket.write('GET /healthz HTTP/1.1\r\nhost: local');
  await expect.poll(() => socket.bytesWritten).toBeGreaterThan(30);
  // Another way round the loop, in which the server reads it.
  await app.inject({ url: '/healthz' });
  const closing = app.close();
  await sleep(100);
  socket.write('host\r\nconnection: close\r\n\r\n');
  let answer = '';
  for await (const text of socket) answer += text;
  expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  await closing;
}, 15_000);

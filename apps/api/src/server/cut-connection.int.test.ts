import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { buildApp } from '../app';
import { startTestApp } from '../testing/test-app';

const times = 10;
const most = 4;

/** A request whose chunked body is malformed: Node closes the connection while the request is routed. */
const cut = [
  'POST /api/user HTTP/1.1',
  'host: localhost',
  'content-type: application/json',
  'transfer-encoding: chunked',
  '',
  'zz',
  '',
].join('\r\n');

it.each(['0', '1'])(
  '[R6] a request with a broken body counts towards the limit of its address and logs no error, behind %s proxies',
  async (proxies) => {
    const test = await startTestApp({
      LIMIT_WRITES_PER_MINUTE: String(most),
      TRUST_PROXY: proxies,
      LOG_LEVEL: 'warn',
    });
    const lines: { level: number; status?: number }[] = [];
    const app = await buildApp(test.ctx, { log: { write: (line) => lines.push(JSON.parse(line)) } });
    const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
    for (let time = 0; time < times; time += 1) {
      const socket = connect(Number(port), '127.0.0.1', () => socket.write(cut));
      socket.resume();
      socket.on('error', () => undefined);
      await once(socket, 'close');
    }
    // Each request is counted after its connection has ended.
    const counted = () => test.ctx.db.selectFrom('rate_limits').select('points').executeTakeFirst();
    await expect.poll(async () => (await counted())?.points).toBeGreaterThan(most);
    const next = await app.inject({ method: 'POST', url: '/api/user', remoteAddress: '127.0.0.1' });
    const elsewhere = await app.inject({ method: 'POST', url: '/api/user', remoteAddress: '203.0.113.9' });
    expect([next.statusCode, elsewhere.statusCode]).toEqual([429, 400]);
    expect(lines.filter(({ level }) => level >= 50)).toEqual([]);
    expect(lines.length).toBeLessThanOrEqual(times);
    await app.close();
    await test.close();
  },
);

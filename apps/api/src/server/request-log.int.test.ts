import type { FastifyInstance } from 'fastify';
import { expect, it } from 'vitest';
import { buildApp } from '../app';
import { startTestApp } from '../testing/test-app';

const secrets = ['mailed-token', 'oidc-code', 'searched-words', 'person@students.example', '203.0.113.77'];

it('[R1] the log contains method, path and request ID, but nothing from a query, a header or an address', async () => {
  const test = await startTestApp();
  const lines: string[] = [];
  const config = { ...test.ctx.config, LOG_LEVEL: 'debug' as const };
  const app = await buildApp({ ...test.ctx, config }, { log: { write: (line) => lines.push(line) } });
  const urls = [
    '/api/schools?q=searched-words',
    '/api/oidc/callback?code=oidc-code&state=x',
    '/verify-email?token=mailed-token',
    '/verify-email%3Ftoken=mailed-token',
    '/api/documents/1%ZZ?token=mailed-token',
    '/api/nothing?email=person@students.example',
  ];
  const headers = { cookie: 'aw_session=mailed-token', authorization: 'Bearer mailed-token' };
  for (const url of urls) await app.inject({ url, headers, remoteAddress: '203.0.113.77' });
  const { headers: answered } = await app.inject({ url: '/api/schools?q=searched-words' });
  const log = lines.join('');
  expect(secrets.filter((secret) => log.includes(secret))).toEqual([]);
  for (const name of ['token=', 'code=', 'q=']) expect(log).not.toContain(name);
  const requests = lines.map((line): { req?: object } => JSON.parse(line)).flatMap(({ req }) => req ?? []);
  expect(requests).toContainEqual({ id: answered['x-request-id'], method: 'GET', path: '/api/schools' });
  await app.close();
  await test.close();
});

it('[R1] at the level warn a request writes nothing, and its warnings and errors carry its ID', async () => {
  const test = await startTestApp();
  const lines: string[] = [];
  const config = { ...test.ctx.config, LOG_LEVEL: 'warn' as const };
  const options = {
    log: { write: (line: string) => void lines.push(line) },
    addPages: async (app: FastifyInstance) => {
      app.get('/warns', async (request) => {
        request.log.info('unheard');
        request.log.child({ part: 'inner' }).warn({ a: 1 }, 'heard');
        request.log.error('heard too');
        return 'done';
      });
    },
  };
  const app = await buildApp({ ...test.ctx, config }, options);
  await app.inject('/api/schools');
  expect(lines).toEqual([]);
  const { headers } = await app.inject('/warns');
  const requestId = headers['x-request-id'];
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: 40, requestId, part: 'inner', a: 1, msg: 'heard' },
    { level: 50, requestId, msg: 'heard too' },
  ]);
  await app.close();
  await test.close();
});

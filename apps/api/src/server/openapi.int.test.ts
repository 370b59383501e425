import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { describeApi } from '../commands/write-openapi';
import { startTestApp, useTestApp } from '../testing/test-app';
import { addOpenApi } from './openapi';

const test = useTestApp({ LIMIT_READS_PER_MINUTE: '3' });
it('[R6] the API description has the site’s name, and each request for it counts as a read', async () => {
  const answers = [];
  for (let i = 0; i < 4; i++) answers.push(await test.nobody.get('/api/openapi.json'));
  expect(answers.map((answer) => answer.statusCode)).toEqual([200, 200, 200, 429]);
  expect(answers[0]?.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(answers[0]?.json()).toMatchObject({ info: { title: 'Academic Workshop API', version: '1' } });
});

it('[R4] the API description that the build writes without a database equals that of a running server', async () => {
  const other = await startTestApp();
  const served = (await other.nobody.get('/api/openapi.json')).json<{ info: object }>();
  const written: typeof served = JSON.parse(JSON.stringify(await describeApi()));
  expect(written).toEqual({ ...served, info: { ...served.info, title: 'API' } });
  await other.close();
});

it('[R4] a server with a written API description serves it with its own name', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'aw-openapi-'));
  const file = path.join(folder, 'openapi.json');
  await writeFile(file, JSON.stringify({ info: { title: 'API', version: '1' }, paths: { '/written': {} } }));
  const app = Fastify();
  addOpenApi(app, { siteName: 'Another Workshop', file });
  expect((await app.inject({ url: '/api/openapi.json' })).json()).toEqual({
    info: { title: 'Another Workshop API', version: '1' },
    paths: { '/written': {} },
  });
  await app.close();
  await rm(folder, { recursive: true });
});

it('[R6] the API description of an installation with another name has that name', async () => {
  const other = await startTestApp({ SITE_NAME: 'Another Workshop' });
  const { info } = (await other.nobody.get('/api/openapi.json')).json<{ info: object }>();
  expect(info).toMatchObject({ title: 'Another Workshop API', version: '1' });
  await other.close();
});

it.each(['/api/docs/json', '/api/docs/yaml'])('[R6] %s is no second copy of it', async (url) => {
  const answer = await test.nobody.get(url);
  expect([answer.statusCode, answer.headers.location]).toEqual([302, '/api/openapi.json']);
});

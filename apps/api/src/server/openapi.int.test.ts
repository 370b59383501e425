import stringify from 'json-stringify-pretty-compact';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeApp } from '../testing/describe-app';
import { startTestApp, type TestApp } from '../testing/test-app';

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp({ LIMIT_READS_PER_MINUTE: '3' });
});
afterAll(() => test.close());

// First: describing it holds the process for so long that it refuses requests for a moment.
it('[R6] what is in git is what is told, under the site’s name, and each answer with it counts as a read', async () => {
  const answers = [];
  for (let i = 0; i < 4; i++) answers.push(await test.app.inject({ url: '/api/openapi.json' }));
  expect(answers.map((answer) => answer.statusCode)).toEqual([200, 200, 200, 429]);
  expect(answers[0]?.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(answers[0]?.json()).toEqual(JSON.parse(JSON.stringify(await describeApp(test.ctx))));
});

it('[R4] the interface is in git, so that a change of it is seen', async () => {
  const text = stringify(await describeApp(test.ctx), { maxLength: 110 });
  await expect(`${text}\n`).toMatchFileSnapshot('../../openapi.json');
});

it('[R6] an installation of another name describes itself under that', async () => {
  const other = await startTestApp({ SITE_NAME: 'Another Workshop' });
  const { info } = (await other.app.inject({ url: '/api/openapi.json' })).json<{ info: object }>();
  expect(info).toMatchObject({ title: 'Another Workshop API', version: '1' });
  await other.close();
});

it.each(['/api/docs/json', '/api/docs/yaml'])('[R6] %s is no second copy of it', async (url) => {
  const answer = await test.app.inject({ url });
  expect([answer.statusCode, answer.headers.location]).toEqual([302, '/api/openapi.json']);
});

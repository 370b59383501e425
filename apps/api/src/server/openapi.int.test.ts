import stringify from 'json-stringify-pretty-compact';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app';

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp({ LIMIT_READS_PER_MINUTE: '3' });
});
afterAll(() => test.close());

it('[R6] the description of the interface is written once, and each answer with it counts as a read', async () => {
  const { swagger } = test.app;
  let written = 0;
  test.app.swagger = ((options: undefined) => {
    written++;
    return swagger(options);
  }) as typeof swagger;
  const answers = [];
  for (let i = 0; i < 4; i++) answers.push(await test.app.inject({ url: '/api/openapi.json' }));
  expect(answers.map((answer) => answer.statusCode)).toEqual([200, 200, 200, 429]);
  expect(answers[0]?.json()).toMatchObject({ openapi: '3.1.0' });
  expect(answers[0]?.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(written).toBeLessThanOrEqual(1);
});

it('[R4] the interface is in git, so that a change of it is seen', async () => {
  const text = stringify(test.app.swagger(), { maxLength: 110 });
  await expect(`${text}\n`).toMatchFileSnapshot('../../openapi.json');
});

it.each(['/api/docs/json', '/api/docs/yaml'])('[R6] %s is no second copy of it', async (url) => {
  const answer = await test.app.inject({ url });
  expect([answer.statusCode, answer.headers.location]).toEqual([302, '/api/openapi.json']);
});

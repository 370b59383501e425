import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requirePermissions, requireResponseSchemas } from './server/require-schemas';
import { endpoints } from './testing/endpoints';
import { startTestApp, type TestApp } from './testing/test-app';
import { signedIn } from './testing/user';

let test: TestApp;

beforeAll(async () => {
  // Each changing call is made, and some are made twice.
  test = await startTestApp({ LIMIT_WRITES_PER_MINUTE: '0' });
});
afterAll(() => test.close());

/** Endpoints that a visitor may call without a session. */
const open = [
  'certificateCredential',
  'certificatePdf',
  'checkEmailToken',
  'confirmFollow',
  'confirmNewsletter',
  'confirmPasswordReset',
  'confirmSavedSearch',
  'countSchools',
  'credentialStatus',
  'endFollow',
  'finishOidc',
  'getCertificate',
  'getConfig',
  'getCoursePage',
  'getFigures',
  'getImage',
  'getPageImage',
  'getPageText',
  'getPriceBook',
  'getQuestion',
  'getQuiz',
  'getQuizFigures',
  'getSchool',
  'getSharePicture',
  'getSharedConversation',
  'getSharedImage',
  'healthz',
  'libraryFigures',
  'listCourses',
  'listCoursesOfSchool',
  'listDocumentTeasers',
  'listJurisdictionRules',
  'listQuestions',
  'listQuizzes',
  'listSchoolCourses',
  'listSchools',
  'listTextVersions',
  'listTutors',
  'mailOrderLink',
  'metrics',
  'passkeySignIn',
  'readText',
  'readyz',
  'registerAnonymous',
  'requestPasswordReset',
  'sendMessage',
  'sendSecondFactor',
  'signIn',
  'signOut',
  'signUp',
  'similarQuestions',
  'staffCheckSetup',
  'staffHint',
  'staffLogin',
  'staffSetup',
  'startOidc',
  'startPasskeySignIn',
  'stopCourseFollow',
  'stopSavedSearches',
  'stripeWebhook',
  'subscribe',
  'unsubscribe',
  'unsubscribeNewsletter',
  'verifyEmail',
];

describe('every route', () => {
  it('[R5] every route outside the list of open ones answers 401 to strangers, and staff routes answer 401 to users', async () => {
    expect(
      endpoints
        .filter(([, endpoint]) => ['public', 'visitor'].includes(endpoint.scope))
        .map(([name]) => name)
        .sort(),
    ).toEqual(open);
    const user = await signedIn(test.app);
    for (const [name, endpoint] of endpoints.filter(
      ([, { scope }]) => !['public', 'visitor'].includes(scope),
    )) {
      const call = { method: endpoint.method, url: endpoint.path.replace(/:\w+/g, '1') } as const;
      expect([name, (await test.app.inject(call)).statusCode]).toEqual([name, 401]);
      if (endpoint.scope === 'staff')
        expect([name, (await user.inject(call)).statusCode]).toEqual([name, 401]);
    }
  });

  it('[R5] every route of a contract is registered once', () => {
    const declared = endpoints
      .filter(([name]) => name !== 'metrics')
      .map(([, { method, path }]) => `${method} ${path}`)
      .sort();
    const missing = endpoints.filter(
      ([name, { method, path }]) => name !== 'metrics' && !test.app.hasRoute({ method, url: path }),
    );
    expect(missing).toEqual([]);
    expect(new Set(declared).size).toBe(declared.length);
  });

  it('[R4] a route without a response schema stops the start', () => {
    const hooks: ((route: object) => void)[] = [];
    requireResponseSchemas({
      addHook: (_: string, hook: (route: object) => void) => hooks.push(hook),
    } as unknown as FastifyInstance);
    expect(() => hooks[0]?.({ url: '/api/leaky', method: 'GET', schema: {} })).toThrow(
      'declares no response schema',
    );
  });

  it('[M3] a staff route without a permission in its contract stops the start', () => {
    const hooks: ((route: object) => void)[] = [];
    requirePermissions({
      addHook: (_: string, hook: (route: object) => void) => hooks.push(hook),
    } as unknown as FastifyInstance);
    const route = { url: '/api/admin/new', method: 'POST', config: { scope: 'staff' } };
    expect(() => hooks[0]?.(route)).toThrow('names no permission');
    const named = { ...route, config: { ...route.config, permission: 'staff.manage' } };
    expect(() => hooks[0]?.(named)).not.toThrow();
  });

  it('[R6] every route answers with strict headers and a request ID', async () => {
    const [response, shared] = [
      await test.app.inject({ url: '/api/auth/session' }),
      await test.app.inject({ url: '/api/schools' }),
    ];
    expect(response.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
      'cache-control': 'no-store',
    });
    // An answer that is the same for everyone may be cached and is revalidated by its ETag.
    expect(shared.headers).toMatchObject({ 'cache-control': 'no-cache', etag: expect.any(String) });
    expect(response.headers['content-security-policy']).toContain("default-src 'none'");
    expect(response.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('[R6] staff routes allow only the console’s origin', async () => {
    const ask = async (origin: string) =>
      (
        await test.app.inject({
          method: 'OPTIONS',
          url: '/api/admin/overview',
          headers: { origin, 'access-control-request-method': 'GET' },
        })
      ).headers['access-control-allow-origin'];
    expect(await ask('http://localhost:3001')).toBe('http://localhost:3001');
    expect(await ask('https://elsewhere.example')).toBeUndefined();
    const site = await test.app.inject({ url: '/api/schools', headers: { origin: 'http://localhost:3001' } });
    expect(site.headers['access-control-allow-origin']).toBeUndefined();
  });
});

describe('the API as a whole', () => {
  it('[R1] the API is healthy and ready', async () => {
    expect((await test.app.inject({ url: '/healthz' })).json()).toEqual({ status: 'ok' });
    expect((await test.app.inject({ url: '/readyz' })).statusCode).toBe(200);
  });

  it('[R1] errors have a code, a message and a request ID, and no internal details', async () => {
    const missing = await test.app.inject({ url: '/api/nothing' });
    expect(missing.json()).toEqual({
      code: 'request.not_found',
      message: expect.any(String),
      requestId: missing.headers['x-request-id'],
    });
  });

  it('[R4] /api/openapi.json describes every endpoint with its responses', async () => {
    const document = (await test.app.inject({ url: '/api/openapi.json' })).json<{
      paths: Record<string, Record<string, { responses: object }>>;
    }>();
    for (const [, endpoint] of endpoints.filter(([name]) => name !== 'metrics')) {
      const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
      expect(Object.keys(document.paths[path]?.[endpoint.method.toLowerCase()]?.responses ?? {})).toEqual(
        Object.keys(endpoint.responses),
      );
    }
    expect((await test.app.inject({ url: '/api/docs/' })).statusCode).toBe(200);
  });

  it('[R4] a body over 256 KiB, a broken body and a body of the wrong shape are refused with 4xx', async () => {
    const user = await signedIn(test.app);
    const post = (payload: string | object, headers = {}) =>
      user.inject({ method: 'POST', url: '/api/courses', payload, headers });
    expect((await post({ name: 'x'.repeat(300_000) })).statusCode).toBe(413);
    expect((await post('{"name":', { 'content-type': 'application/json' })).statusCode).toBe(400);
    expect((await post({ name: ['x'], schoolId: {} })).statusCode).toBe(400);
    expect((await post('name=x', { 'content-type': 'text/csv' })).statusCode).toBe(415);
  });

  it('[R6] reads of one address are limited across instances, and the answer has the time to wait', async () => {
    const limited = await startTestApp({ LIMIT_READS_PER_MINUTE: '3' });
    const statuses: number[] = [];
    for (let i = 0; i < 4; i++) statuses.push((await limited.app.inject({ url: '/api/schools' })).statusCode);
    const last = await limited.app.inject({ url: '/api/schools' });
    expect(statuses).toEqual([200, 200, 200, 429]);
    expect(Number(last.headers['retry-after'])).toBeGreaterThan(0);
    // The shared count is updated in the background.
    const counters = () => limited.ctx.db.selectFrom('rate_limits').select('points').execute();
    await expect.poll(counters).toEqual([{ points: 3 }]);
    await limited.close();
  });

  it('[R6] addresses of one IPv6 network are counted together, for reads and for writes', async () => {
    const limited = await startTestApp({ LIMIT_READS_PER_MINUTE: '2', LIMIT_WRITES_PER_MINUTE: '2' });
    const network = '2001:db8:1:2';
    for (const call of [{ url: '/api/schools' }, { method: 'POST', url: '/api/auth/signout' }] as const) {
      const isRefused = async (remoteAddress: string) =>
        (await limited.app.inject({ ...call, remoteAddress })).statusCode === 429;
      const answers: boolean[] = [];
      for (const address of [`${network}::1`, `${network}::2`, `${network}:ffff::3`, '2001:db8:1:3::1'])
        answers.push(await isRefused(address));
      expect(answers).toEqual([false, false, true, false]);
    }
    await limited.close();
  });
});

import { createMemoryRouter, type RouteObject } from 'react-router';
import { expect, it } from 'vitest';
import { createSetupGate } from '../services/setup-gate';
import { consoleRoutes } from './routes';

/** Returns the routes with their guards but without their pages, because access is decided before a page loads. */
function withoutPages(routes: RouteObject[]): RouteObject[] {
  return routes.map((route) =>
    route.index
      ? { ...route, lazy: undefined }
      : { ...route, lazy: undefined, children: route.children && withoutPages(route.children) },
  );
}

/** Opens an address and returns where the router ends up. */
async function open(address: string, token: string | undefined, isSetupNeeded = false) {
  const tokens = { read: () => token, save: () => undefined, clear: () => undefined };
  const gate = createSetupGate();
  if (isSetupNeeded) gate.close();
  const router = createMemoryRouter(withoutPages(consoleRoutes(tokens, gate)), { initialEntries: [address] });
  await new Promise<void>((resolve) => {
    const settle = () => router.state.initialized && router.state.navigation.state === 'idle' && resolve();
    router.subscribe(settle);
    router.initialize();
    settle();
  });
  const { pathname, search } = router.state.location;
  const leaf = router.state.matches.at(-1)?.route.path ?? 'index';
  router.dispose();
  return { address: pathname + search, leaf };
}

it('[M1] without a token, every page behind the sign-in redirects to it', async () => {
  expect(await open('/', undefined)).toMatchObject({ address: '/admin-login' });
  expect(await open('/admin', undefined)).toMatchObject({ address: '/admin-login' });
  expect(await open('/admin/audit', undefined)).toMatchObject({
    address: '/admin-login?next=%2Fadmin%2Faudit',
  });
});

it('[M1] with a token the pages open, and the sign-in page redirects to the page that was asked for', async () => {
  expect(await open('/', 'token')).toEqual({ address: '/admin', leaf: 'index' });
  expect(await open('/admin/documents?state=refused', 'token')).toMatchObject({ leaf: 'documents' });
  expect(await open('/admin-login?next=/admin/appeals', 'token')).toMatchObject({
    address: '/admin/appeals',
  });
});

it('[M9] the list of people opens only with a token', async () => {
  expect(await open('/admin/people?id=user_abc12345', 'token')).toEqual({
    address: '/admin/people?id=user_abc12345',
    leaf: 'people',
  });
  expect(await open('/admin/people?state=suspended', undefined)).toMatchObject({
    address: '/admin-login?next=%2Fadmin%2Fpeople%3Fstate%3Dsuspended',
  });
});

it('[M8] the moderation queue opens only with a token, at the post that its address names', async () => {
  expect(await open('/admin/moderation?id=question-12', 'token')).toMatchObject({ leaf: 'moderation' });
  expect(await open('/admin/moderation?status=kept', undefined)).toMatchObject({
    address: '/admin-login?next=%2Fadmin%2Fmoderation%3Fstatus%3Dkept',
  });
});

it('[M4] the security page opens with a token, and is the only page while a required second factor is missing', async () => {
  expect(await open('/admin/security', 'token')).toEqual({ address: '/admin/security', leaf: 'security' });
  expect(await open('/admin/audit?target=user:1', 'token', true)).toEqual({
    address: '/admin/security?next=%2Fadmin%2Faudit%3Ftarget%3Duser%3A1',
    leaf: 'security',
  });
  expect(await open('/admin/people', 'token', false)).toMatchObject({ leaf: 'people' });
});

it('[M1] an unknown address shows the not-found page and stays in the address bar', async () => {
  expect(await open('/elsewhere', undefined)).toEqual({ address: '/elsewhere', leaf: '*' });
  expect(await open('/admin/nothing', 'token')).toEqual({ address: '/admin/nothing', leaf: '*' });
});

it('[M10] [M3] orders, payments, writers, jurisdictions, staff and experts open only with a token', async () => {
  for (const leaf of ['orders', 'payments', 'writers', 'jurisdictions', 'staff', 'experts']) {
    expect(await open(`/admin/${leaf}`, 'token')).toEqual({ address: `/admin/${leaf}`, leaf });
    expect(await open(`/admin/${leaf}`, undefined)).toMatchObject({
      address: `/admin-login?next=%2Fadmin%2F${leaf}`,
    });
  }
});

it('[D21] [X18] the synonyms and the missed searches open only with a token', async () => {
  for (const leaf of ['synonyms', 'missed-searches']) {
    expect(await open(`/admin/${leaf}`, 'token')).toEqual({ address: `/admin/${leaf}`, leaf });
    expect(await open(`/admin/${leaf}`, undefined)).toMatchObject({
      address: `/admin-login?next=%2Fadmin%2F${leaf}`,
    });
  }
});

it('[D13] the templates open only with a token', async () => {
  expect(await open('/admin/templates', 'token')).toEqual({ address: '/admin/templates', leaf: 'templates' });
  expect(await open('/admin/templates', undefined)).toMatchObject({
    address: '/admin-login?next=%2Fadmin%2Ftemplates',
  });
});

it('[Z9] the quizzes, a quiz, its questions and its import open only with a token', async () => {
  for (const leaf of [
    'quizzes',
    'quizzes/:quizId',
    'quizzes/:quizId/questions/:itemId',
    'quizzes/:quizId/import',
  ]) {
    const address = `/admin/${leaf.replace(':quizId', '12').replace(':itemId', 'new')}`;
    expect(await open(address, 'token')).toEqual({ address, leaf });
    expect(await open(address, undefined)).toMatchObject({
      address: `/admin-login?${new URLSearchParams({ next: address })}`,
    });
  }
});

import type { Route } from '@playwright/test';
import { gate } from '../fixtures/held-call';
import { firstCourse, fullestSchool } from '../fixtures/library';
import { answer, expectOnly, type ListTexts, refusal, statesOf } from '../fixtures/list-states';
import { expect, test } from '../fixtures/shared-browser';

type ListPage = Omit<ListTexts, 'item'> & {
  name: string;
  path: (ids: { school: number }) => string;
  /** Text below the empty state, if the specification has one. */
  why?: string;
};

/** Documents and schools have a query, because without one the server adds their first cards to the page. */
const pages: ListPage[] = [
  {
    name: '/documents',
    path: () => '/documents?sort=newest',
    call: /\/api\/documents\?/,
    loading: 'Loading documents…',
    skeletons: 6,
    empty: 'No documents yet',
    failed: 'The documents did not load',
  },
  {
    name: '/schools',
    path: () => '/schools?type=all',
    call: /\/api\/schools\?/,
    loading: 'Loading schools…',
    skeletons: 6,
    empty: 'No schools found',
    failed: 'The schools did not load',
  },
  {
    name: '/schools/{schoolId}/courses',
    path: ({ school }) => `/schools/${school}/courses`,
    call: /\/api\/schools\/\d+\/courses\?/,
    loading: 'Loading courses…',
    skeletons: 6,
    empty: 'No courses available',
    why: "This school doesn't have any courses listed yet.",
    failed: 'Failed to fetch courses',
  },
  {
    name: '/study-guides',
    path: () => '/study-guides',
    call: /\/api\/documents\/teasers\?/,
    loading: 'Loading study guides…',
    skeletons: 6,
    empty: 'No Study Guides Yet',
    failed: 'Study guides did not load',
  },
];

const failure = (route: Route) => answer(route, refusal, 400);

for (const list of pages) {
  test(`[X4] ${list.name} shows exactly one state at a time: ${list.skeletons} skeletons, then an error whose retry loads the list, and a message when the list is empty`, async ({
    page,
    watch,
  }) => {
    watch.allow(/400/);
    const school = await fullestSchool(page.request);
    const states = statesOf(page, { ...list, item: 'article' });
    const failing = gate();
    await page.route(list.call, async (route) => {
      await failing.opened;
      await failure(route);
    });
    await page.goto(list.path({ school: school.id }));
    await expectOnly(states, 'loading');
    await expect(page.locator('main [aria-busy="true"] > [aria-hidden="true"] > * > *')).toHaveCount(
      list.skeletons,
    );
    failing.open();
    await expectOnly(states, 'error');
    await page.unroute(list.call);
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
    await expectOnly(states, 'list');
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);

    await page.route(list.call, (route) => route.fulfill({ json: [] }));
    await page.reload();
    await expectOnly(states, 'empty');
    if (list.why) await expect(page.getByRole('main').getByText(list.why)).toBeVisible();
  });
}

const profileLists = [
  {
    call: /\/api\/user\/[^/]+\/rewards/,
    region: 'Recent Rewards',
    loading: 'Loading rewards…',
    empty: 'No rewards yet',
    failed: 'Rewards did not load',
  },
  {
    call: /\/api\/documents\?.*uploaderId=/,
    region: 'Recent Uploads',
    loading: 'Loading uploads…',
    empty: 'No documents uploaded yet',
    failed: 'Uploads did not load',
  },
];

test('[X4] [U5] rewards and uploads on the profile load, fail with a retry that works, and are empty for a newcomer', async ({
  page,
  watch,
}) => {
  watch.allow(/400/);
  for (const { call } of profileLists) await page.route(call, failure);
  await page.goto('/profile');
  for (const { call, region, loading, empty, failed } of profileLists) {
    const panel = page.getByRole('region', { name: region });
    await expect(panel.getByRole('heading', { name: failed })).toBeVisible();
    await expect(panel.getByText(empty)).toHaveCount(0);
    const loaded = gate();
    await page.unroute(call);
    await page.route(call, async (route) => {
      await loaded.opened;
      await route.continue();
    });
    await panel.getByRole('button', { name: 'Try again' }).click();
    await expect(panel.getByText(loading)).toBeAttached();
    loaded.open();
    await expect(panel.getByRole('heading', { name: empty })).toBeVisible();
    await expect(panel.getByRole('heading', { name: failed })).toHaveCount(0);
  }
});

test.describe('with a test clock', () => {
  test.use({ hasOwnBrowser: true });

  test('[X4] [U1] without a session the documents page shows its Login Required card and leaves after a second', async ({
    page,
    watch,
  }) => {
    watch.allow(/401/);
    const json = { code: 'auth.required', message: 'Authentication required', requestId: 'forced' };
    await page.route(/\/api\/(user$|auth\/session|documents)/, (route) =>
      route.fulfill({ status: 401, json }),
    );
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.goto('/documents?q=cells');
    const card = page.getByRole('main').getByRole('heading', { name: 'Login Required' });
    await expect
      .poll(
        async () => {
          await page.clock.runFor(20);
          return card.count();
        },
        { intervals: [50] },
      )
      .toBe(1);
    await expect(page.getByRole('main').getByText('Please log in to access study documents')).toBeVisible();
    const login = page.getByRole('main').getByRole('link', { name: 'Go to Login' });
    await expect(login).toHaveAttribute('href', `/login?next=${encodeURIComponent('/documents?q=cells')}`);
    await expect(page.getByRole('region', { name: /Notifications/ })).toContainText('Login Required');
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(0);
    await page.clock.runFor(900);
    await expect(card).toBeVisible();
    await page.clock.runFor(200);
    await page.clock.resume();
    await expect(page).toHaveURL(`/login?next=${encodeURIComponent('/documents?q=cells')}`);
  });
});

test('[X6] the home page shows 6 schools, 6 documents and 4 questions, and its course finder opens /schools with a filter in the address', async ({
  page,
}) => {
  const school = await fullestSchool(page.request);
  const course = await firstCourse(page.request, school.id);
  await page.goto('/');
  const inRegion = (name: string) => page.getByRole('region', { name });
  await expect(inRegion('Recent documents').getByRole('article')).toHaveCount(6);
  await expect(inRegion('Expert questions').getByRole('article')).toHaveCount(4);
  await expect(inRegion('Top schools').getByRole('listitem')).toHaveCount(6);
  await expect(inRegion('Top schools')).toContainText('Not sponsored or endorsed by any school.');
  await expect(inRegion('Expert questions')).toContainText('Ask 5 Free Questions - Limited time only!');
  const word = school.name.split(' ')[0] ?? '';
  await page.getByLabel('School', { exact: true }).fill(word);
  await page.getByLabel('Course', { exact: true }).fill(course.name);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL((url) => {
    return (
      url.pathname === '/schools' &&
      url.searchParams.get('q') === word &&
      url.searchParams.get('course') === course.name
    );
  });
  await expect(page.getByRole('searchbox', { name: 'Search schools' })).toHaveValue(word);
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: 'matching' })).toContainText(
    `matching "${word}"`,
  );
  for (const card of await page.getByRole('main').getByRole('article').all()) {
    await expect(card).toContainText(new RegExp(word, 'i'));
  }
});

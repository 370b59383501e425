import { expectFourStates, type ListTexts } from '../fixtures/list-states';
import { placeFirstOrder } from '../fixtures/orders';
import { test } from '../fixtures/test';

type ListPage = { path: string; name: string; lists: ListTexts[] };

/** Lists that are part of a page. Lists that fill a page are tested in states.phone.spec.ts. */
const pages: ListPage[] = [
  {
    path: '/',
    name: 'top schools, recent documents and expert questions on the home page',
    lists: [
      {
        region: 'Top schools',
        call: /\/api\/schools\?/,
        loading: 'Loading schools…',
        skeletons: 6,
        empty: 'No schools yet',
        failed: 'Schools did not load',
        item: 'listitem',
      },
      {
        region: 'Recent documents',
        call: /\/api\/documents\/teasers\?/,
        loading: 'Loading documents…',
        skeletons: 6,
        empty: 'No documents yet',
        failed: 'Documents did not load',
        item: 'article',
      },
      {
        region: 'Expert questions',
        call: /\/api\/questions\?/,
        loading: 'Loading questions…',
        skeletons: 4,
        empty: 'No questions yet',
        failed: 'Questions did not load',
        item: 'article',
      },
    ],
  },
  {
    path: '/expert-help',
    name: 'tutors and recent questions on the experts’ page',
    lists: [
      {
        region: 'Expert tutors',
        call: /\/api\/experts\?/,
        loading: 'Loading tutors…',
        skeletons: 4,
        empty: 'No tutor profiles yet',
        failed: 'Tutors did not load',
        item: 'article',
      },
      {
        region: 'Recent Questions & Answers',
        call: /\/api\/questions\?/,
        loading: 'Loading questions…',
        skeletons: 4,
        empty: 'No Questions Yet',
        failed: 'Questions did not load',
        item: 'article',
      },
    ],
  },
];

for (const { path, name, lists } of pages) {
  test(`[X4] ${name} show each of their four states alone, with their skeletons`, async ({ page, watch }) => {
    await expectFourStates(page, watch, path, lists);
  });
}

test('[X4] the orders of a person show each of their four states alone', async ({ page, watch }) => {
  await placeFirstOrder(page.request);
  await expectFourStates(page, watch, '/orders', [
    {
      region: 'Orders',
      call: /\/api\/orders(\?|$)/,
      loading: 'Loading your orders…',
      skeletons: 4,
      empty: 'No orders yet',
      failed: 'Your orders did not load',
      item: 'article',
    },
  ]);
});

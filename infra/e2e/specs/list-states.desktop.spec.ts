import { expectFourStates, type ListPlace } from '../fixtures/list-states';
import { placeFirstOrder } from '../fixtures/orders';
import { test } from '../fixtures/test';

/** The lists that are a part of a page, and the own orders; the others stand in states.spec.ts. */
const sections: ListPlace[] = [
  {
    path: '/',
    region: 'Top schools',
    call: /\/api\/schools\?/,
    loading: 'Loading schools…',
    skeletons: 6,
    empty: 'No schools yet',
    failed: 'Schools did not load',
    item: 'listitem',
  },
  {
    path: '/',
    region: 'Recent documents',
    call: /\/api\/documents\/teasers\?/,
    loading: 'Loading documents…',
    skeletons: 6,
    empty: 'No documents yet',
    failed: 'Documents did not load',
    item: 'article',
  },
  {
    path: '/',
    region: 'Expert questions',
    call: /\/api\/questions\?/,
    loading: 'Loading questions…',
    skeletons: 4,
    empty: 'No questions yet',
    failed: 'Questions did not load',
    item: 'article',
  },
  {
    path: '/expert-help',
    region: 'Expert tutors',
    call: /\/api\/experts\?/,
    loading: 'Loading tutors…',
    skeletons: 4,
    empty: 'No tutor profiles yet',
    failed: 'Tutors did not load',
    item: 'article',
  },
  {
    path: '/expert-help',
    region: 'Recent Questions & Answers',
    call: /\/api\/questions\?/,
    loading: 'Loading questions…',
    skeletons: 4,
    empty: 'No Questions Yet',
    failed: 'Questions did not load',
    item: 'article',
  },
];

for (const section of sections) {
  test(`[X4] ${section.region} on ${section.path} has each of its four states alone, and ${section.skeletons} skeletons`, async ({
    page,
    watch,
  }) => {
    await expectFourStates(page, watch, section);
  });
}

test('[X4] the own orders have each of their four states alone', async ({ page, watch }) => {
  await placeFirstOrder(page.request);
  await expectFourStates(page, watch, {
    path: '/orders',
    region: 'Orders',
    call: /\/api\/orders(\?|$)/,
    loading: 'Loading your orders…',
    skeletons: 4,
    empty: 'No orders yet',
    failed: 'Your orders did not load',
    item: 'article',
  });
});

import { test } from '../fixtures/clerk';
import { expectFourStates, type ListTexts } from '../fixtures/list-states';
import { placeFirstOrder } from '../fixtures/orders';
import { consoleOrigin } from '../site/addresses';

const now = new Date().toISOString();
const newsletter = { pending: 0, confirmed: 2, unsubscribed: 0 };

/** One list for each way in which pages of the console load rows. apps/admin/src/app/list-states.test.tsx has all lists. */
const lists: (Omit<ListTexts, 'skeletons' | 'item'> & { name: string; path: string })[] = [
  {
    name: 'orders, which come page by page',
    path: '/admin/orders?view=awaiting_payment',
    call: /\/api\/admin\/orders\?/,
    loading: 'Loading orders…',
    empty: 'No order is waiting for payment',
    failed: 'Orders did not load',
  },
  {
    name: 'writers, which come whole',
    path: '/admin/writers',
    call: /\/api\/admin\/writers/,
    loading: 'Loading writers…',
    empty: 'No writers yet',
    failed: 'The writers did not load',
  },
  {
    name: 'issues, which come with figures',
    path: '/admin/newsletter',
    call: /\/api\/admin\/newsletter/,
    loading: 'Loading the newsletter…',
    empty: 'No issues yet',
    failed: 'The newsletter did not load',
    nothing: { ...newsletter, issues: [] },
    some: {
      ...newsletter,
      issues: [{ id: 'x', subject: 'September', by: 'edith', recipients: 2, createdAt: now }],
    },
  },
  {
    name: 'figures of AI, day by day',
    path: '/admin/ai',
    call: /\/api\/admin\/ai/,
    loading: 'Loading the figures…',
    empty: 'No answers yet',
    failed: 'The figures did not load',
    nothing: aiFigures(0),
    some: aiFigures(3),
  },
];

/** Returns a day with a number of answers of the study library. */
function aiFigures(answers: number) {
  const none = { answers: 0, firstText: null, whole: null };
  const latency = answers === 0 ? null : { median: 40, p95: 90 };
  const counts = { promptTokens: 0, completionTokens: 0, costMicrousd: 0, helped: 0, didNotHelp: 0 };
  const ends = { stopped: 0, interrupted: 0, failed: 0, failures: [] };
  const library = { answers, firstText: latency, whole: latency };
  const day = { day: now.slice(0, 10), people: answers, model: none, library, ...counts, ...ends };
  return { source: 'library', model: null, capMicrousd: 20_000_000, days: [day] };
}

for (const { name, path, ...list } of lists) {
  test(`[X4] the console’s list of ${name}, shows each of its four states alone`, async ({
    page,
    watch,
    clerk,
    request,
  }) => {
    await placeFirstOrder(request);
    await clerk.addWriter('Hana K.');
    await expectFourStates(page, watch, consoleOrigin + path, [{ ...list, skeletons: 10, item: 'row' }]);
  });
}

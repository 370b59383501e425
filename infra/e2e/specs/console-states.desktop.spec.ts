import type { APIRequestContext } from '@playwright/test';
import { pdfFile } from '../documents/make-pdf';
import { uniqueWord } from '../documents/words';
import { expectFourStates, type ListPlace } from '../fixtures/list-states';
import { payOrder, placeFirstOrder } from '../fixtures/orders';
import { jsonOf, openUser } from '../fixtures/person';
import { openStaff } from '../fixtures/staff';
import { test as base } from '../fixtures/test';
import { consoleOrigin, siteOrigin, staff } from '../site/addresses';

const rows = 10;
const now = new Date().toISOString();

/** Every list of the console. */
const lists: (ListPlace & { name: string })[] = [
  {
    name: 'orders',
    path: '/admin/orders?view=awaiting_payment',
    call: /\/api\/admin\/orders\?/,
    loading: 'Loading orders…',
    empty: 'No order awaits its payment',
    failed: 'Orders did not load',
  },
  {
    name: 'queue of moderation',
    path: '/admin/moderation',
    call: /\/api\/admin\/reports\?/,
    loading: 'Loading what waits…',
    empty: 'Nothing waits',
    failed: 'The queue did not load',
  },
  {
    name: 'documents',
    path: '/admin/documents',
    call: /\/api\/admin\/documents\?/,
    loading: 'Loading documents…',
    empty: 'No documents yet',
    failed: 'Documents did not load',
  },
  {
    name: 'appeals',
    path: '/admin/appeals',
    call: /\/api\/admin\/documents\?/,
    loading: 'Loading documents…',
    empty: 'No open appeals',
    failed: 'Documents did not load',
  },
  {
    name: 'questions',
    path: '/admin/questions?status=held',
    call: /\/api\/admin\/questions\?/,
    loading: 'Loading questions…',
    empty: 'No question waits',
    failed: 'The questions did not load',
  },
  {
    name: 'quizzes',
    path: '/admin/quizzes',
    call: /\/api\/admin\/quizzes\?/,
    loading: 'Loading quizzes…',
    empty: 'No quizzes yet',
    failed: 'The quizzes did not load',
  },
  {
    name: 'experts',
    path: '/admin/experts',
    call: /\/api\/admin\/experts\?/,
    loading: 'Loading experts…',
    empty: 'No experts yet',
    failed: 'The experts did not load',
  },
  {
    name: 'school requests',
    path: '/admin/school-requests',
    call: /\/api\/admin\/school-requests/,
    loading: 'Loading school requests…',
    empty: 'No school was asked for',
    failed: 'The requests did not load',
  },
  {
    name: 'people',
    path: '/admin/people',
    call: /\/api\/admin\/people\?/,
    loading: 'Loading people…',
    empty: 'Nobody yet',
    failed: 'People did not load',
  },
  {
    name: 'messages',
    path: '/admin/messages?state=new',
    call: /\/api\/admin\/messages\?/,
    loading: 'Loading messages…',
    empty: 'Nothing new',
    failed: 'The messages did not load',
  },
  {
    name: 'issues of the newsletter',
    path: '/admin/newsletter',
    call: /\/api\/admin\/newsletter/,
    loading: 'Loading the newsletter…',
    empty: 'No issue yet',
    failed: 'The newsletter did not load',
    nothing: { pending: 0, confirmed: 0, unsubscribed: 0, issues: [] },
    some: {
      pending: 1,
      confirmed: 2,
      unsubscribed: 0,
      issues: [{ id: 'x', subject: 'September', by: 'edith', recipients: 2, createdAt: now }],
    },
  },
  {
    name: 'notices of the payment provider',
    path: '/admin/payments',
    call: /\/api\/admin\/payments\/webhooks/,
    loading: 'Loading webhook events…',
    empty: 'No webhook events yet',
    failed: 'The webhook events did not load',
  },
  {
    name: 'exam shields',
    path: '/admin/exam-shields',
    call: /\/api\/admin\/exam-shields/,
    loading: 'Loading exam shields…',
    empty: 'No exam shields',
    failed: 'The exam shields did not load',
    some: [
      {
        id: 1,
        ownerId: 'anon_abcdefgh_1700000000000',
        educatorSince: now,
        startsAt: now,
        endsAt: now,
        endedAt: null,
        endedBy: null,
        endReason: null,
        state: 'active',
        taskCount: 2,
        ignoredTaskCount: 0,
        fingerprintCount: 40,
        commonFingerprintCount: 3,
        heldQuestionCount: 1,
        heldPeopleCount: 1,
        heldQuestions: [{ id: 7, title: 'Why?' }],
        needsDecision: false,
        keptAt: null,
        createdAt: now,
      },
    ],
  },
  {
    name: 'disputes',
    path: '/admin/payments?show=disputes',
    call: /\/api\/admin\/disputes/,
    loading: 'Loading disputes…',
    empty: 'No disputes',
    failed: 'The disputes did not load',
    some: [
      {
        id: 'dp_1',
        orderId: 'AW-0123456789ABCDEF',
        amountMinor: 3000,
        currency: 'USD',
        reason: 'fraudulent',
        status: 'needs_response',
        isOpen: true,
        dueBy: now,
        submittedAt: null,
        createdAt: now,
      },
    ],
  },
  {
    name: 'figures of AI',
    path: '/admin/ai',
    call: /\/api\/admin\/ai/,
    loading: 'Loading the figures…',
    empty: 'No answers yet',
    failed: 'The figures did not load',
    nothing: aiFigures(0),
    some: aiFigures(3),
  },
  {
    name: 'writers',
    path: '/admin/writers',
    call: /\/api\/admin\/writers/,
    loading: 'Loading writers…',
    empty: 'No writers yet',
    failed: 'The writers did not load',
  },
  {
    name: 'rules of jurisdictions',
    path: '/admin/jurisdictions',
    call: /\/api\/admin\/jurisdictions/,
    loading: 'Loading the rules…',
    empty: 'No rules',
    failed: 'The rules did not load',
  },
  {
    name: 'audit log',
    path: '/admin/audit',
    call: /\/api\/admin\/audit/,
    loading: 'Loading the audit log…',
    empty: 'Nothing is logged here yet',
    failed: 'The log did not load',
    item: 'listitem' as const,
  },
].map((list) => ({ item: 'row', skeletons: rows, ...list, path: consoleOrigin + list.path }));

/** A day on which the study library gave so many answers. */
function aiFigures(answers: number) {
  const none = { answers: 0, firstText: null, whole: null };
  const latency = answers === 0 ? null : { median: 40, p95: 90 };
  const counts = { promptTokens: 0, completionTokens: 0, costMicrousd: 0, helped: 0, didNotHelp: 0 };
  const ends = { stopped: 0, interrupted: 0, failed: 0, failures: [] };
  const library = { answers, firstText: latency, whole: latency };
  const day = { day: now.slice(0, 10), people: answers, model: none, library, ...counts, ...ends };
  return { source: 'library', model: null, capMicrousd: 20_000_000, days: [day] };
}

/** Something of every kind that staff read, made once for the specs of one worker; gives the token of staff. */
const test = base.extend<object, { token: string }>({
  token: [
    async ({ playwright }, use) => {
      const request = await playwright.request.newContext({ baseURL: siteOrigin });
      const office = await openStaff(request, siteOrigin, staff);
      await fill(request, office);
      const { token }: { token: string } = await jsonOf(
        await request.post('/api/admin/login', { data: staff }),
      );
      await use(token);
      await request.dispose();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

async function fill(
  request: APIRequestContext,
  office: Awaited<ReturnType<typeof openStaff>>,
): Promise<void> {
  const word = uniqueWord();
  await placeFirstOrder(request);
  await payOrder(request, await placeFirstOrder(request));
  const user = await openUser(request);
  await jsonOf(await request.post('/api/school-requests', { data: { name: `College of ${word}` } }));
  const { id } = await user.publish(await pdfFile('a.pdf', [word]), { title: `On ${word}` });
  await office.post(`documents/${id}/remove`, { reason: 'A test.', isForCause: false });
  await jsonOf(await request.post(`/api/documents/${id}/appeal`, { data: { message: 'It is mine.' } }));
  await jsonOf(
    await request.post('/api/questions', { data: { title: `Why ${word}?`, content: 'Please tell.' } }),
  );
  await office.addWriter(`Hana ${word}`);
  const message = {
    kind: 'contact',
    name: 'Ada Lovelace',
    email: `${word}@students.example`,
    subject: 'A question',
    message: 'Where are my uploads?',
    openForMs: 10_000,
  };
  await jsonOf(await request.post('/api/contact', { data: message }));
}

test.beforeEach(async ({ page, token }) => {
  await page.addInitScript((stored) => localStorage.setItem('adminToken', stored), token);
});

for (const { name, ...list } of lists) {
  test(`[X4] the console’s list of ${name} has each of its four states alone`, async ({ page, watch }) => {
    await expectFourStates(page, watch, list);
  });
}

import { UiProvider } from '@aw/ui/primitives/ui-provider';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter, matchRoutes } from 'react-router';
import { expect, it } from 'vitest';
import { createQueryClient } from '../api/query-client';
import { ConsoleServicesProvider } from '../services/console-services';
import { createDraftStore } from '../services/draft-store';
import { createSetupGate } from '../services/setup-gate';
import { createStaffApi } from '../services/staff-api';
import {
  aiFigures,
  dispute,
  document,
  entry,
  examShield,
  expert,
  health,
  issue,
  message,
  newsletter,
  order,
  person,
  question,
  quiz,
  reported,
  rule,
  schoolRequest,
  webhook,
  writer,
} from './list-states.rows';
import { consoleRoutes } from './routes';

type ConsoleList = {
  name: string;
  path: string;
  /** The call whose answer is forced. */
  call: RegExp;
  loading: string;
  empty: string;
  failed: string;
  /** An answer with something in it. */
  some: object;
  /** An answer with nothing in it, where that is not an empty array. */
  nothing?: object;
  /** A part of a row that stands in the page only with the list. */
  shown: string;
};

/** Every list of the console. */
const lists: ConsoleList[] = [
  {
    name: 'orders',
    path: '/admin/orders?view=awaiting_payment',
    call: /\/api\/admin\/orders\?/,
    loading: 'Loading orders…',
    empty: 'No order awaits its payment',
    failed: 'Orders did not load',
    some: [order],
    shown: 'AW-01234567',
  },
  {
    name: 'queue of moderation',
    path: '/admin/moderation',
    call: /\/api\/admin\/reports\?/,
    loading: 'Loading what waits…',
    empty: 'Nothing waits',
    failed: 'The queue did not load',
    some: [reported],
    shown: reported.title,
  },
  {
    name: 'documents',
    path: '/admin/documents',
    call: /\/api\/admin\/documents\?/,
    loading: 'Loading documents…',
    empty: 'No documents yet',
    failed: 'Documents did not load',
    some: [document],
    shown: document.title,
  },
  {
    name: 'appeals',
    path: '/admin/appeals',
    call: /\/api\/admin\/documents\?.*state=appealed/,
    loading: 'Loading documents…',
    empty: 'No open appeals',
    failed: 'Documents did not load',
    some: [document],
    shown: document.title,
  },
  {
    name: 'questions',
    path: '/admin/questions?status=held',
    call: /\/api\/admin\/questions\?.*status=held/,
    loading: 'Loading questions…',
    empty: 'No question waits',
    failed: 'The questions did not load',
    some: [question],
    shown: question.title,
  },
  {
    name: 'quizzes',
    path: '/admin/quizzes',
    call: /\/api\/admin\/quizzes\?/,
    loading: 'Loading quizzes…',
    empty: 'No quizzes yet',
    failed: 'The quizzes did not load',
    some: [quiz],
    shown: quiz.title,
  },
  {
    name: 'experts',
    path: '/admin/experts',
    call: /\/api\/admin\/experts\?/,
    loading: 'Loading experts…',
    empty: 'No experts yet',
    failed: 'The experts did not load',
    some: [expert],
    shown: 'Nadia R',
  },
  {
    name: 'school requests',
    path: '/admin/school-requests',
    call: /\/api\/admin\/school-requests$/,
    loading: 'Loading school requests…',
    empty: 'No school was asked for',
    failed: 'The requests did not load',
    some: [schoolRequest],
    shown: schoolRequest.name,
  },
  {
    name: 'people',
    path: '/admin/people',
    call: /\/api\/admin\/people\?/,
    loading: 'Loading people…',
    empty: 'Nobody yet',
    failed: 'People did not load',
    some: [person],
    shown: 'Ada Lovelace',
  },
  {
    name: 'messages',
    path: '/admin/messages?state=new',
    call: /\/api\/admin\/messages\?.*state=new/,
    loading: 'Loading messages…',
    empty: 'Nothing new',
    failed: 'The messages did not load',
    some: [message],
    shown: message.subject,
  },
  {
    name: 'issues of the newsletter',
    path: '/admin/newsletter',
    call: /\/api\/admin\/newsletter$/,
    loading: 'Loading the newsletter…',
    empty: 'No issue yet',
    failed: 'The newsletter did not load',
    nothing: { ...newsletter, issues: [] },
    some: newsletter,
    shown: issue.subject,
  },
  {
    name: 'notices of the payment provider',
    path: '/admin/payments',
    call: /\/api\/admin\/payments\/webhooks\?/,
    loading: 'Loading webhook events…',
    empty: 'No webhook events yet',
    failed: 'The webhook events did not load',
    some: [webhook],
    shown: webhook.type,
  },
  {
    name: 'exam shields',
    path: '/admin/exam-shields',
    call: /\/api\/admin\/exam-shields\?/,
    loading: 'Loading exam shields…',
    empty: 'No exam shields',
    failed: 'The exam shields did not load',
    some: [examShield],
    shown: 'Why is it blue?',
  },
  {
    name: 'disputes',
    path: '/admin/payments?show=disputes',
    call: /\/api\/admin\/disputes\?/,
    loading: 'Loading disputes…',
    empty: 'No disputes',
    failed: 'The disputes did not load',
    some: [dispute],
    shown: 'AW-01234567',
  },
  {
    name: 'figures of AI',
    path: '/admin/ai',
    call: /\/api\/admin\/ai\b/,
    loading: 'Loading the figures…',
    empty: 'No answers yet',
    failed: 'The figures did not load',
    nothing: aiFigures(0),
    some: aiFigures(3),
    shown: 'Fri 20 Nov',
  },
  {
    name: 'writers',
    path: '/admin/writers',
    call: /\/api\/admin\/writers$/,
    loading: 'Loading writers…',
    empty: 'No writers yet',
    failed: 'The writers did not load',
    some: [writer],
    shown: writer.name,
  },
  {
    name: 'rules of jurisdictions',
    path: '/admin/jurisdictions',
    call: /\/api\/admin\/jurisdictions$/,
    loading: 'Loading the rules…',
    empty: 'No rules',
    failed: 'The rules did not load',
    some: [rule],
    shown: rule.law,
  },
  {
    name: 'audit log',
    path: '/admin/audit',
    call: /\/api\/admin\/audit\?/,
    loading: 'Loading the audit log…',
    empty: 'Nothing is logged here yet',
    failed: 'The log did not load',
    some: [entry],
    shown: entry.target,
  },
];

const tokens = { read: () => 'token', save: () => undefined, clear: () => undefined };
const gate = createSetupGate();

/** The page that the console's routes open at a path. */
async function pageAt(path: string): Promise<ComponentType> {
  const lazy = matchRoutes(consoleRoutes(tokens, gate), path)?.at(-1)?.route.lazy;
  const Page = typeof lazy === 'object' ? await lazy.Component?.() : undefined;
  if (!Page) throw new Error(`The console has no page at ${path}.`);
  return Page;
}

/** A list page with its real queries, over answers that the test gives; what else the page asks is refused. */
async function openList({ path, call }: Pick<ConsoleList, 'path' | 'call'>) {
  const Page = await pageAt(path);
  let answer: { status: number; json: object } = { status: 200, json: [] };
  const refusal = { code: 'request.invalid', message: 'This was forced by a test.', requestId: 'forced' };
  const get: typeof fetch = async (address) => {
    const { pathname, search } = new URL(address instanceof Request ? address.url : address);
    if (call.test(pathname + search)) return Response.json(answer.json, { status: answer.status });
    if (pathname.endsWith('/payments/health')) return Response.json(health);
    return Response.json(refusal, { status: 400 });
  };
  const api = createStaffApi({
    apiOrigin: 'https://api.example',
    tokens,
    onExpired: () => {},
    onSetupNeeded: () => {},
    fetch: get,
  });
  const services = { api, tokens, gate, drafts: createDraftStore(), siteOrigin: 'https://site.example' };
  const cache = createQueryClient();
  const { queries } = cache.getDefaultOptions();
  // A drawing of what failed would otherwise begin anew.
  cache.setDefaultOptions({ queries: { ...queries, retryOnMount: false } });
  const draw = () =>
    renderToStaticMarkup(
      <ConsoleServicesProvider services={services}>
        <QueryClientProvider client={cache}>
          <UiProvider>
            <MemoryRouter initialEntries={[path]}>
              <Page />
            </MemoryRouter>
          </UiProvider>
        </QueryClientProvider>
      </ConsoleServicesProvider>,
    );
  // A drawing asks for nothing, but it tells the cache of the page's queries.
  const load = (json: object, status = 200) => {
    answer = { status, json };
    return Promise.allSettled(
      cache
        .getQueryCache()
        .getAll()
        .map((query) => query.fetch()),
    );
  };
  return { draw, load, forget: () => cache.clear(), refuse: () => load(refusal, 400) };
}

const rowOfSkeletons = '<div[^>]*>(?:<span[^>]*></span>)+</div>';

for (const list of lists) {
  const { name, loading, empty, failed, some, nothing = [], shown } = list;
  it(`[X4] the console’s list of ${name} has each of its four states alone, and ten skeletons`, async () => {
    const { draw, load, forget, refuse } = await openList(list);
    const statesIn = (html: string) => ({
      loading: html.includes(`>${loading}<`),
      empty: html.includes(`>${empty}</h2>`),
      failed: html.includes(`>${failed}</h2>`),
      list: html.includes(shown) && /<td|<li/.test(html),
      isBusy: html.includes('aria-busy="true"'),
      hasRetry: html.includes('Try again'),
    });
    const none = { loading: false, empty: false, failed: false, list: false, isBusy: false, hasRetry: false };

    const waiting = draw();
    expect(statesIn(waiting)).toEqual({ ...none, loading: true, isBusy: true });
    expect(waiting).toMatch(
      new RegExp(`${loading}</span><div aria-hidden="true">(?:${rowOfSkeletons}){10}</div></div>`),
    );
    await load(some);
    expect(statesIn(draw())).toEqual({ ...none, list: true });
    await load(nothing);
    expect(statesIn(draw())).toEqual({ ...none, empty: true });

    forget();
    draw();
    await refuse();
    expect(statesIn(draw())).toEqual({ ...none, failed: true, hasRetry: true });
    await load(some);
    expect(statesIn(draw())).toEqual({ ...none, list: true });
  });
}

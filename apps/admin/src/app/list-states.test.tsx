import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { matchRoutes } from 'react-router';
import { expect, it } from 'vitest';
import { createQueryClient } from '../api/query-client';
import { createStaffApi } from '../services/staff-api';
import { health } from '../testing/payment-health';
import { ConsoleForTests, testServices } from '../testing/render-console';
import { type ConsoleList, lists } from './list-states.lists';
import { consoleRoutes } from './routes';

const { tokens, gate } = testServices;

/** Opens the page that the console's routes have for a path. */
async function pageAt(path: string): Promise<ComponentType> {
  const lazy = matchRoutes(consoleRoutes(tokens, gate), path)?.at(-1)?.route.lazy;
  const Page = typeof lazy === 'object' ? await lazy.Component?.() : undefined;
  if (!Page) throw new Error(`The console has no page at ${path}.`);
  return Page;
}

/** Renders a list page with its real queries over the given answers; all other calls are refused. */
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
  const cache = createQueryClient();
  const { queries } = cache.getDefaultOptions();
  // Without this, rendering a failed query would start it again.
  cache.setDefaultOptions({ queries: { ...queries, retryOnMount: false } });
  const draw = () =>
    renderToStaticMarkup(
      <ConsoleForTests cache={cache} address={path} services={{ ...testServices, api }}>
        <Page />
      </ConsoleForTests>,
    );
  // Rendering to a string sends no calls, but it registers the page's queries in the cache.
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
  it(`[X4] the console’s list of ${name} shows exactly one of its four states, and ten skeleton rows while it loads`, async () => {
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

import { UiProvider } from '@aw/ui/primitives/ui-provider';
import { QueryClient, QueryClientProvider, type QueryKey } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { meQuery } from '../api/shared-queries';
import { type ConsoleServices, ConsoleServicesProvider } from '../services/console-services';
import { createDraftStore } from '../services/draft-store';
import { createSetupGate } from '../services/setup-gate';
import { createStaffApi } from '../services/staff-api';

const at = '2026-11-20T10:00:00.000Z';
const tokens = { read: () => 'token', save: () => undefined, clear: () => undefined };

/** Services of a signed-in console. Tests that send calls replace the API client. */
export const testServices: ConsoleServices = {
  api: createStaffApi({ apiOrigin: '', tokens, onExpired: () => {}, onSetupNeeded: () => {} }),
  tokens,
  gate: createSetupGate(),
  drafts: createDraftStore(),
  siteOrigin: 'https://site.example',
};

type ConsoleForTestsProps = {
  cache: QueryClient;
  address?: string;
  services?: ConsoleServices;
  children: ReactNode;
};

/** The providers and the router of the console, around a part of it. */
export function ConsoleForTests(props: ConsoleForTestsProps) {
  const { cache, address = '/admin', services = testServices, children } = props;
  return (
    <ConsoleServicesProvider services={services}>
      <QueryClientProvider client={cache}>
        <UiProvider>
          <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>
        </UiProvider>
      </QueryClientProvider>
    </ConsoleServicesProvider>
  );
}

type RenderOptions = {
  /** Data of the queries that the part reads. */
  cached?: readonly { queryKey: QueryKey; data: unknown }[];
  /** Role of the signed-in member of staff. Without it, the role is not loaded yet. */
  role?: string;
  address?: string;
};

/** Renders a part of the console to HTML, without sending calls. */
export function renderConsole(part: ReactNode, { cached = [], role, address }: RenderOptions = {}): string {
  const cache = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  for (const { queryKey, data } of cached) cache.setQueryData(queryKey, data);
  const admin = { id: 'x', username: 'amira', email: 'amira@site.example', role };
  if (role)
    cache.setQueryData<unknown>(meQuery(testServices.api).queryKey, {
      admin,
      expiresAt: at,
      totpSince: null,
    });
  return renderToStaticMarkup(
    <ConsoleForTests cache={cache} address={address}>
      {part}
    </ConsoleForTests>,
  );
}

/** Returns the text of HTML, with a bar for each run of tags. */
export function textWithBars(html: string): string {
  return html.replace(/<[^>]*>/g, '|').replace(/\|+/g, '|');
}

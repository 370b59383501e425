import { UiProvider } from '@aw/ui/primitives/ui-provider';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { createQueryClient } from '~/lib/query-client';

type Options = {
  address?: string;
  /** What is known already; without it no query, person or answer of the server is there, as when the site is built. */
  cache?: QueryClient;
};

/** The HTML of a page, or a part of one, as it stands at first; nothing is fetched. */
export function renderPage(
  page: ReactNode,
  { address = '/', cache = createQueryClient() }: Options = {},
): string {
  const router = createMemoryRouter([{ path: '*', element: page }], { initialEntries: [address] });
  return renderToStaticMarkup(
    <QueryClientProvider client={cache}>
      <UiProvider>
        <RouterProvider router={router} />
      </UiProvider>
    </QueryClientProvider>,
  );
}

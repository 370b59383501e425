import { UiProvider } from '@aw/ui/primitives/ui-provider';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { createQueryClient } from '~/lib/query-client';

type Options = {
  address?: string;
  /** Cached data. Without it, there is no session and no data, as during the build. */
  cache?: QueryClient;
};

/** Renders the first HTML of a page or a part of one. Nothing is fetched. */
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

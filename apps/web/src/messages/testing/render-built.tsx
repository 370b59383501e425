import { UiProvider } from '@aw/ui/ui-provider';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { createQueryClient } from '~/lib/query-client';

/** The HTML of a part of a page as the build writes it: without a query, a person or an answer of the server. */
export function renderBuilt(part: ReactNode): string {
  const router = createMemoryRouter([{ path: '*', element: part }]);
  return renderToStaticMarkup(
    <QueryClientProvider client={createQueryClient()}>
      <UiProvider>
        <RouterProvider router={router} />
      </UiProvider>
    </QueryClientProvider>,
  );
}

/** The named fields of a form in their order, each as 'name autocomplete'. */
export function fieldsIn(html: string): string[] {
  return [...html.matchAll(/<(?:input|textarea)\b[^>]*\bname="[^>]*>/g)].map(([tag]) =>
    ['name', 'autoComplete'].map((name) => attribute(tag, name)).join(' '),
  );
}

function attribute(tag: string, name: string): string {
  return tag.match(new RegExp(`\\b${name}="([^"]*)"`, 'i'))?.[1] ?? '-';
}

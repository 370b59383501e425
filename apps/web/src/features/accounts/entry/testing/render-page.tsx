import type { User } from '@aw/contracts/people';
import { UiProvider } from '@aw/ui/ui-provider';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { createQueryClient } from '~/lib/query-client';

export const sampleUser: User = {
  id: 'anon_abcdefgh_1700000000000',
  email: 'layla@example.com',
  isEmailVerified: true,
  firstName: 'Layla',
  lastName: 'Mansour',
  profileImageUrl: null,
  role: 'user',
  isExpert: false,
  isAnonymous: false,
  uploadCount: 6,
  rewardsEarned: 100,
  rewardCount: 1,
  creditBalance: 3,
  lastRewardAt: null,
  createdAt: '2026-01-01T00:00:00.000Z',
};

/** The HTML of a page as the build writes it: without a query, a person or an answer of the server. */
export function renderPage(page: ReactNode): string {
  const router = createMemoryRouter([{ path: '*', element: page }]);
  return renderToStaticMarkup(
    <QueryClientProvider client={createQueryClient()}>
      <UiProvider>
        <RouterProvider router={router} />
      </UiProvider>
    </QueryClientProvider>,
  );
}

/** The input fields of a page, each as 'name type autocomplete'. */
export function inputsIn(html: string): string[] {
  return [...html.matchAll(/<input\b[^>]*>/g)]
    .map(([tag]) => ['name', 'type', 'autoComplete'].map((name) => attribute(tag, name)).join(' '))
    .filter((input) => !input.startsWith('-'));
}

/** Where the links of a page lead. */
export function linksIn(html: string): string[] {
  return [...html.matchAll(/<a\b[^>]*>/g)].map(([tag]) => attribute(tag, 'href'));
}

function attribute(tag: string, name: string): string {
  return tag.match(new RegExp(`\\b${name}="([^"]*)"`, 'i'))?.[1] ?? '-';
}

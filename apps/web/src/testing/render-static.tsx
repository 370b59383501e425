import type { DocumentCard } from '@aw/contracts/documents/shapes';
import type { User } from '@aw/contracts/users/public';
import { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { sessionKey } from '~/lib/session';
import { renderPage } from '~/testing/render-page';

export const reader: User = {
  id: 'anon_abcdefgh_1700000000000',
  email: null,
  isEmailVerified: false,
  firstName: null,
  lastName: null,
  profileImageUrl: null,
  role: 'user',
  isExpert: false,
  isAnonymous: true,
  isUnder18: false,
  uploadCount: 6,
  rewardsEarned: 100,
  rewardCount: 1,
  creditBalance: 3,
  nextCredits: 5,
  hadWelcomeCredit: false,
  changedPolicies: [],
  lastRewardAt: null,
  createdAt: '2026-01-01T00:00:00.000Z',
};

export const sampleCard: DocumentCard = {
  id: 12,
  title: 'Elasticity along the demand curve',
  fileName: 'elasticity.pdf',
  description: 'Why a straight line has many elasticities.',
  subject: 'Economics',
  documentType: 'study_guide',
  pageCount: 12,
  fileSize: 325_058,
  schoolId: 4,
  schoolName: 'Khalifa University',
  courseId: 9,
  courseCode: 'ECON 201',
  courseName: 'Microeconomics',
  term: 'Fall 2026',
  uploadedAt: '2026-01-01T00:00:00.000Z',
  status: 'published',
  reason: null,
  viewCount: 0,
  rating: null,
};

type Options = {
  address?: string;
  /** The current user; null while the session loads. */
  user?: User | null;
  /** Fills the cache before the page is rendered. */
  seed?: (cache: QueryClient) => void;
};

/** Returns the HTML of a page rendered from the cache; nothing is fetched. */
export function renderStatic(page: ReactNode, { address, user = reader, seed }: Options = {}): string {
  const cache = new QueryClient({
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY, retryOnMount: false } },
  });
  if (user) cache.setQueryData(sessionKey, user);
  seed?.(cache);
  return renderPage(page, { address, cache });
}

/** Puts a failed query into the cache, as after a network error. */
export function seedFailure(cache: QueryClient, queryKey: readonly unknown[], error: Error): void {
  const query = cache.getQueryCache().build(cache, { queryKey, retry: false });
  query.setState({ status: 'error', error, fetchStatus: 'idle', errorUpdatedAt: 1, errorUpdateCount: 1 });
}

/** Returns all `data-state` values in the HTML. */
export function statesIn(html: string): string[] {
  return [...html.matchAll(/data-state="(loading|auth-required|error|empty|list|missing)"/g)].map(
    ([, state = '']) => state,
  );
}

import built from '@aw/content/policies';
import type { Policy } from '@aw/content/schemas/policies';
import { useLiveArticles } from './live-content';

/** The version of the Terms of Use that their page shows now: its date, staff's own included. */
export function useTermsVersion(): string {
  const live = useLiveArticles<Policy>('policies').get('terms');
  const lastUpdated = live?.entry.lastUpdated ?? built.find(({ id }) => id === 'terms')?.lastUpdated;
  if (!lastUpdated) throw new Error('The site was built without Terms of Use.');
  return lastUpdated;
}

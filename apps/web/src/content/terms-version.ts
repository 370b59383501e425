import built from '@aw/content/policies';
import type { Policy } from '@aw/content/schemas/policies';
import { policyVersion } from '@aw/contracts/content/policy-version';
import { useLiveArticles } from './live-content';

/** Returns the version of the Terms of Use that their page currently shows, including versions published by staff. */
export function useTermsVersion(): string {
  const live = useLiveArticles<Policy>('policies').get('terms');
  const terms = live?.entry ?? built.find(({ id }) => id === 'terms');
  if (!terms) throw new Error('The site was built without Terms of Use.');
  return policyVersion(terms);
}

import policies from '@aw/content/policies';
import type { Policy } from '@aw/content/schemas/policies';
import type { Context } from '../context';
import { currentContent } from './current-texts';

/** The version of the Terms of Use that people agree to now: the date that stands on their page, staff's own included. */
export async function getTermsVersion(ctx: Pick<Context, 'cacheDb'>): Promise<string> {
  const changed = (await currentContent(ctx)).get('policies/terms')?.content;
  return changed === undefined ? builtTermsVersion() : policyDay(changed);
}

/** The date of a compiled policy: the version that people agree to. */
export function policyDay(content: unknown): string {
  // The compiler gives articles of this collection in this shape.
  return (content as { entry: Policy }).entry.lastUpdated;
}

/** The date in the front matter of the terms that the site was built with. */
export function builtTermsVersion(): string {
  const terms = policies.find(({ id }) => id === 'terms');
  if (!terms) throw new Error('The site was built without Terms of Use.');
  return terms.lastUpdated;
}

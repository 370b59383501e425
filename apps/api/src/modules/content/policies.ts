import policies from '@aw/content/policies';
import type { Policy } from '@aw/content/schemas/policies';
import { policyVersion } from '@aw/contracts/content/policy-version';
import type { PolicyId } from '@aw/contracts/users/public';
import type { Context } from '../../context';
import { currentContent } from './current-texts';

/** Returns the front matter of both policies, including versions that staff published. */
export async function currentPolicies(ctx: Pick<Context, 'cacheDb'>): Promise<Record<PolicyId, Policy>> {
  const changed = await currentContent(ctx);
  const currentPolicy = (id: PolicyId) => {
    const content = changed.get(`policies/${id}`)?.content;
    // The compiler gives articles of this collection in this shape.
    return content === undefined ? builtPolicy(id) : (content as { entry: Policy }).entry;
  };
  return { terms: currentPolicy('terms'), privacy: currentPolicy('privacy') };
}

/** Returns the versions that a new account accepts: the dates on the pages of the policies. */
export async function currentVersions(ctx: Pick<Context, 'cacheDb'>): Promise<Record<PolicyId, string>> {
  const { terms, privacy } = await currentPolicies(ctx);
  return { terms: policyVersion(terms), privacy: policyVersion(privacy) };
}

/** Returns the version of the Terms of Use that the site was built with. */
export function builtTermsVersion(): string {
  return policyVersion(builtPolicy('terms'));
}

function builtPolicy(id: PolicyId): Policy {
  const policy = policies.find((built) => built.id === id);
  if (!policy) throw new Error(`The site was built without the policy "${id}".`);
  return policy;
}

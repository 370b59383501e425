import policies from '@aw/content/policies';
import type { Policy } from '@aw/content/schemas/policies';
import { policyVersion } from '@aw/contracts/content/policy-version';
import type { ChangedPolicy, PolicyChanges } from '@aw/contracts/users/policies';
import type { PolicyId } from '@aw/contracts/users/public';
import * as users from '@aw/db/users';
import type { Context, UserContext } from '../../context';
import { termsNeeded } from './content.errors';
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

/** Versions of the policies that an account has accepted or seen. */
type AcceptedVersions = {
  is_anonymous: boolean;
  terms_version: string | null;
  privacy_version: string | null;
};

/**
 * Returns the changes of the policies since an account accepted the Terms of Use and saw the Privacy Policy. People
 * without an account have accepted nothing, so they get no changes.
 */
export async function findPolicyChanges(
  ctx: Pick<Context, 'cacheDb'>,
  { is_anonymous: isAnonymous, terms_version: terms, privacy_version: privacy }: AcceptedVersions,
): Promise<PolicyChanges> {
  if (isAnonymous) return { terms: null, privacy: null };
  const current = await currentPolicies(ctx);
  return { terms: changedSince(current.terms, terms), privacy: changedSince(current.privacy, privacy) };
}

/**
 * Throws 403 `terms.needed` for an account that accepted older Terms of Use. Called before it orders, uploads or posts.
 */
export async function requireTerms(ctx: UserContext): Promise<void> {
  const user = await users.find(ctx.db, ctx.userId);
  if (user && (await findPolicyChanges(ctx, user)).terms) throw termsNeeded();
}

/**
 * Returns the changes of a policy after a version, or null if there are none. Without a version, the first one is
 * assumed.
 */
function changedSince(policy: Policy, accepted: string | null): ChangedPolicy | null {
  const version = policyVersion(policy);
  const since = accepted ?? policy.lastUpdated;
  if (version <= since) return null;
  const changes = Object.entries(policy.changes ?? {}).map(([day, summary]) => ({ day, summary }));
  const unseen = changes.filter(({ day }) => day > since);
  return { version, changes: unseen.sort((a, b) => b.day.localeCompare(a.day)) };
}

function builtPolicy(id: PolicyId): Policy {
  const policy = policies.find((built) => built.id === id);
  if (!policy) throw new Error(`The site was built without the policy "${id}".`);
  return policy;
}

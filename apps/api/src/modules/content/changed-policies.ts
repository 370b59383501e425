import type { Policy } from '@aw/content/schemas/policies';
import type { ChangedPolicy, PolicyChanges } from '@aw/contracts/account/policies';
import { policyVersion } from '@aw/contracts/content/policy-version';
import * as users from '@aw/db/users';
import type { Context, UserContext } from '../../context';
import { termsNeeded } from './content.errors';
import { currentPolicies } from './policies';

/** What an account accepted and saw. */
type Accepted = { is_anonymous: boolean; terms_version: string | null; privacy_version: string | null };

/**
 * Returns what has changed in the policies since an account accepted the Terms of Use and was told of the Privacy Policy.
 * People without an account accepted nothing, so they are asked nothing.
 */
export async function findPolicyChanges(
  ctx: Pick<Context, 'cacheDb'>,
  { is_anonymous: isAnonymous, terms_version: terms, privacy_version: privacy }: Accepted,
): Promise<PolicyChanges> {
  if (isAnonymous) return { terms: null, privacy: null };
  const current = await currentPolicies(ctx);
  return { terms: changedSince(current.terms, terms), privacy: changedSince(current.privacy, privacy) };
}

/** Throws 403 `terms.needed` for an account that accepted older Terms of Use: before it orders, uploads or posts. */
export async function requireTerms(ctx: UserContext): Promise<void> {
  const user = await users.findUser(ctx.db, ctx.userId);
  if (user && (await findPolicyChanges(ctx, user)).terms) throw termsNeeded();
}

/** Null unless the policy is newer than the version that a person knows; without one they know the first version. */
function changedSince(policy: Policy, known: string | null): ChangedPolicy | null {
  const version = policyVersion(policy);
  const since = known ?? policy.lastUpdated;
  if (version <= since) return null;
  const changes = Object.entries(policy.changes ?? {}).map(([day, summary]) => ({ day, summary }));
  const unseen = changes.filter(({ day }) => day > since);
  return { version, changes: unseen.sort((a, b) => b.day.localeCompare(a.day)) };
}

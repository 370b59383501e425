import type { PolicyId, User } from '@aw/contracts/users/public';
import * as users from '@aw/db/users';
import { inTransaction } from '../../../database/in-transaction';
import { type AccountContext, lockAccount } from '../../../server/acting-account';
import { auditOwn } from '../../audit/audit-own';
import { currentVersions } from '../../content/policies';
import { getUser } from '../get-user';
import { policyChanged } from '../user.errors';

/**
 * Stores that the acting account accepts the current Terms of Use. The audit log keeps the version accepted before.
 *
 * @throws 409 `policies.changed` for another version.
 */
export async function acceptTerms(ctx: AccountContext, version: string): Promise<User> {
  await requireCurrent(ctx, 'terms', version);
  await inTransaction(ctx, async (ctx) => {
    const person = await lockAccount(ctx);
    if (isCurrentOrLater(person.terms_version, version)) return;
    await users.updateAccount(ctx.db, ctx.userId, { terms_version: version, terms_accepted_at: ctx.now() });
    await auditOwn(ctx.db, ctx.userId, 'people.terms_accepted', {
      before: { version: person.terms_version, acceptedAt: person.terms_accepted_at },
      after: { version },
    });
  });
  return getUser(ctx);
}

/**
 * Stores that the acting account has seen the note about the current Privacy Policy.
 *
 * @throws 409 `policies.changed` for another version.
 */
export async function closePrivacyNote(ctx: AccountContext, version: string): Promise<User> {
  await requireCurrent(ctx, 'privacy', version);
  await inTransaction(ctx, async (ctx) => {
    const person = await lockAccount(ctx);
    if (!isCurrentOrLater(person.privacy_version, version))
      await users.updateAccount(ctx.db, ctx.userId, { privacy_version: version });
  });
  return getUser(ctx);
}

async function requireCurrent(ctx: AccountContext, id: PolicyId, version: string): Promise<void> {
  if ((await currentVersions(ctx))[id] !== version) throw policyChanged();
}

/** An account may have seen a later version, from before staff restored the current one. */
function isCurrentOrLater(seenVersion: string | null, version: string): boolean {
  return seenVersion !== null && seenVersion >= version;
}

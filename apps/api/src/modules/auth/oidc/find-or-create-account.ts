import type { OidcProblem } from '@aw/contracts/auth/public';
import { emailField } from '@aw/contracts/email';
import type { Database } from '@aw/db';
import * as auth from '@aw/db/auth';
import * as users from '@aw/db/users';
import type { Context } from '../../../context';
import { inTransaction } from '../../../database/in-transaction';
import type { Client } from '../../../server/client';
import { currentVersions } from '../../content/policies';
import { recordSecurityChange } from '../../users/record-security-change';
import { registerAccount } from '../register-account';
import type { Claims } from './claims';

export type AccountResult =
  | {
      userId: string;
      /** The user's `session_epoch` when the provider's answer was checked. */
      epoch: number;
    }
  | { problem: OidcProblem };

/**
 * Returns the account of a provider's identity, in one transaction: the linked account, else the account with the same
 * address if both sides have verified it, else a new account that this browser's anonymous user becomes.
 */
export async function findOrCreateAccount(
  ctx: Context,
  sessionUserId: string | undefined,
  claims: Claims,
  client: Client,
): Promise<AccountResult> {
  return inTransaction(ctx, async (ctx): Promise<AccountResult> => {
    await auth.lockIdentity(ctx.db, claims);
    const email = emailField.safeParse(claims.email);
    const verifiedEmail = email.success && claims.isEmailVerified ? email.data : null;
    const owner = await auth.findIdentityOwner(ctx.db, claims, verifiedEmail);
    if (owner !== undefined) return accountResult(ctx.db, owner);
    if (claims.email === null) return { problem: 'oidc-no-email' };
    if (!email.success) return { problem: 'oidc-email' };
    if (!claims.isEmailVerified) return { problem: 'oidc-unverified' };
    const account =
      (await link(ctx, email.data, claims)) ??
      (await register(ctx, sessionUserId, email.data, claims, client));
    if ('userId' in account)
      await auth.insertIdentity(ctx.db, { ...claims, userId: account.userId, email: email.data });
    return account;
  });
}

async function link(ctx: Context, email: string, claims: Claims): Promise<AccountResult | undefined> {
  const user = await users.findByEmail(ctx.db, email);
  if (!user) return undefined;
  // An account whose address was never confirmed may belong to someone other than the owner of the address.
  if (!user.email_verified_at) return { problem: 'oidc-existing' };
  if (user.suspended_at) return { problem: 'oidc-suspended' };
  const { host } = new URL(claims.issuer);
  await recordSecurityChange(ctx, user, 'people.identity_added', {
    subject: 'A new way to sign in was added',
    what: `You can now sign in to your account with ${host}.`,
  });
  return { userId: user.id, epoch: user.session_epoch };
}

async function register(
  ctx: Context,
  sessionUserId: string | undefined,
  email: string,
  { firstName, lastName }: Claims,
  client: Client,
): Promise<AccountResult> {
  const versions = await currentVersions(ctx);
  const account = {
    email,
    firstName,
    lastName,
    passwordHash: null,
    audience: 'student' as const,
    termsVersion: versions.terms,
    privacyVersion: versions.privacy,
    emailVerifiedAt: ctx.now(),
  };
  const userId = await registerAccount(ctx, sessionUserId, account, client);
  return accountResult(ctx.db, userId);
}

async function accountResult(db: Database, userId: string): Promise<AccountResult> {
  const user = await users.find(db, userId);
  return user ? { userId, epoch: user.session_epoch } : { problem: 'oidc-failed' };
}

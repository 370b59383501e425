import type { Account } from '@aw/contracts/users/account';
import * as users from '@aw/db/users';
import type { AccountContext } from '../../server/acting-account';

/** Returns everything that the settings page shows about the acting person's account. */
export async function getAccount(ctx: AccountContext): Promise<Account> {
  const { user, passkeys, identities, pendingEmail, hasTotp, recoveryCodesLeft } = await users.getAccount(
    ctx.db,
    ctx.userId,
    ctx.now(),
  );
  return {
    id: user.id,
    email: user.email ?? ctx.user.email,
    isEmailVerified: user.email_verified_at !== null,
    pendingEmail,
    firstName: user.first_name ?? '',
    lastName: user.last_name ?? '',
    audience: user.audience === 'educator' ? 'educator' : 'student',
    hasPassword: user.password_hash !== null,
    isFresh: ctx.isFresh,
    totp: { isOn: hasTotp, recoveryCodesLeft },
    passkeys: passkeys.map((passkey) => ({
      id: passkey.id,
      name: passkey.name,
      isSynced: passkey.is_synced,
      createdAt: passkey.created_at.toISOString(),
      lastUsedAt: passkey.last_used_at?.toISOString() ?? null,
    })),
    identities: identities.map(({ issuer, email, created_at }) => ({
      issuer,
      email,
      createdAt: created_at.toISOString(),
    })),
    erasure:
      user.erasure_requested_at && user.erase_after
        ? {
            requestedAt: user.erasure_requested_at.toISOString(),
            eraseAfter: user.erase_after.toISOString(),
            keepsShared: user.keeps_shared,
          }
        : null,
    termsVersion: user.terms_version,
    privacySignalAt: user.gpc_at?.toISOString() ?? null,
    createdAt: user.created_at.toISOString(),
  };
}

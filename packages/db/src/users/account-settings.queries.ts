import { findPendingEmail } from '../auth/email-tokens.queries';
import { hasTotp } from '../auth/mfa.queries';
import type { Database } from '../database';

/** Finds a person with their sign-in methods, as the settings page shows them; throws if there is no such person. */
export async function getAccount(db: Database, userId: string, now: Date) {
  const [user, passkeys, identities, pendingEmail, isTotpOn, codes] = await Promise.all([
    db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirstOrThrow(),
    db
      .selectFrom('passkeys')
      .select(['id', 'name', 'is_synced', 'created_at', 'last_used_at'])
      .where('user_id', '=', userId)
      .orderBy('created_at')
      .execute(),
    db
      .selectFrom('oidc_identities')
      .select(['issuer', 'email', 'created_at'])
      .where('user_id', '=', userId)
      .orderBy('created_at')
      .execute(),
    findPendingEmail(db, userId, now),
    hasTotp(db, userId),
    db
      .selectFrom('recovery_codes')
      .select((eb) => eb.fn.countAll<number>().as('left'))
      .where('user_id', '=', userId)
      .where('used_at', 'is', null)
      .executeTakeFirstOrThrow(),
  ]);
  return { user, passkeys, identities, pendingEmail, hasTotp: isTotpOn, recoveryCodesLeft: codes.left };
}

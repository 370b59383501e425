import { type Database, deleteIdentities, deletePasskeys, deleteTotpFactor } from '@aw/db';

/**
 * Takes every way in but the password off an account whose address was never confirmed. Whoever made it may not be
 * the owner of the address, and may be waiting for them with a passkey or an authenticator app of their own.
 */
export async function revokeSignInMethods(trx: Database, userId: string): Promise<void> {
  await deletePasskeys(trx, userId);
  await deleteIdentities(trx, userId);
  await deleteTotpFactor(trx, userId);
}

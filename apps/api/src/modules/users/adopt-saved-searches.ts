import type { Database } from '@aw/db';
import * as savedSearches from '@aw/db/saved-searches';
import * as users from '@aw/db/users';
import { addressHash } from '../../server/security/address-key';

/**
 * Gives searches that were saved for an email address without an account to the account that has confirmed the address.
 * Does nothing if it is not confirmed. Repeating it changes nothing.
 */
export async function adoptSavedSearches(db: Database, userId: string): Promise<void> {
  const user = await users.lock(db, userId);
  if (!user?.email || !user.email_verified_at || user.is_anonymous) return;
  await savedSearches.adoptByAddress(db, userId, addressHash(user.email));
}

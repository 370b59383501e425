import { maxSavedSearches, type SavedSearch } from '@aw/contracts/search/saved';
import * as mailQueries from '@aw/db/mail';
import * as savedSearches from '@aw/db/saved-searches';
import * as users from '@aw/db/users';
import type { Context } from '../../context';
import { inTransaction } from '../../database/in-transaction';
import { hashToken } from '../../server/security/token';
import { endOf } from './save-search';
import { toSavedSearch } from './saved-search.mapper';
import { linkOver, savedSearchesFull } from './saved-searches.errors';
import { linkLimitKey } from './send-saved-search-link';

/**
 * Starts the saved search of a mailed link. If an account has confirmed the same address, the search becomes the
 * account's, so that the address gets one email a day. A repeated call changes nothing. Throws 409 and 410.
 */
export async function confirmSavedSearch(ctx: Context, token: string): Promise<SavedSearch> {
  return inTransaction(ctx, async (ctx) => {
    const [now, tokenHash] = [ctx.now(), hashToken(token)];
    const findRequest = () => savedSearches.findByToken(ctx.db, tokenHash, now);
    const request = await findRequest();
    if (!request) throw linkOver();
    const { email, address_hash: hash } = request;
    if (email === null || hash === null) return toSavedSearch(request);
    const userId = await lockAccountOf(ctx, email);
    await savedSearches.lockAddress(ctx.db, hash);
    const search = await findRequest();
    if (!search) throw linkOver();
    if (search.confirmed_at !== null) return toSavedSearch(search);
    const expiresAt = endOf(now);
    if ((await savedSearches.countActive(ctx.db, userId ?? hash, now)) >= maxSavedSearches)
      throw savedSearchesFull();
    await savedSearches.confirm(ctx.db, search.id, { now, expiresAt });
    await mailQueries.releaseSlots(ctx.db, linkLimitKey(hash));
    if (userId !== undefined) await savedSearches.adoptByAddress(ctx.db, userId, hash);
    return toSavedSearch({ ...search, expires_at: expiresAt });
  });
}

/** Locks the account that has confirmed an address, and returns its id. */
async function lockAccountOf(ctx: Context, email: string): Promise<string | undefined> {
  const account = await users.findByEmail(ctx.db, email);
  if (!account?.email_verified_at) return undefined;
  const user = await users.lock(ctx.db, account.id);
  return user && !user.merged_into && !user.erased_at ? user.id : undefined;
}

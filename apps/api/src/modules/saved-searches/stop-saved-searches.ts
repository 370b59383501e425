import * as savedSearches from '@aw/db/saved-searches';
import type { Context, UserContext } from '../../context';
import { inTransaction } from '../../database/in-transaction';
import { lockActiveUser } from '../../server/lock-user';
import { savedSearchNotFound, stopLinkIncomplete } from './saved-searches.errors';
import { readStopToken } from './stop-token';

/**
 * Stops all saved searches of the recipient of an email, or one of them, with a token of the email. Emails that wait are
 * deleted, and without a search also the address. A repeated call changes nothing. Throws 410.
 */
export async function stopSavedSearches(ctx: Context, token: string): Promise<'all' | 'one'> {
  const target = readStopToken(ctx.secret, token);
  if (!target) throw stopLinkIncomplete();
  await inTransaction(ctx, async (ctx) => {
    const which = 'key' in target ? { key: await savedSearches.findMergedInto(ctx.db, target.key) } : target;
    const stopped = await savedSearches.deleteSearches(ctx.db, which);
    await deleteMails(ctx, stopped);
  });
  return 'key' in target ? 'all' : 'one';
}

/** Stops one saved search of the account. Throws 404. */
export async function deleteSavedSearch(ctx: UserContext, id: number): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    await lockActiveUser(ctx.db, ctx.userId);
    if (!(await savedSearches.deleteOfUser(ctx.db, id, ctx.userId))) throw savedSearchNotFound();
    await savedSearches.deleteWaitingMails(ctx.db, ctx.userId);
  });
}

/** Deletes the emails of recipients who have no saved search any more. */
async function deleteMails(
  ctx: Context,
  stopped: { user_id: string | null; address_hash: string | null }[],
): Promise<void> {
  for (const userId of new Set(stopped.map((search) => search.user_id)))
    if (userId !== null) await savedSearches.deleteWaitingMails(ctx.db, userId);
  const hashes = stopped.flatMap(({ address_hash: hash }) => (hash === null ? [] : [hash]));
  await savedSearches.deleteMailsTo(ctx.db, hashes);
}

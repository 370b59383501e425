import * as savedSearches from '@aw/db/saved-searches';
import type { Context } from '../../context';
import { inTransaction } from '../../database/in-transaction';

const batchSize = 500;

/**
 * Deletes saved searches that have ended, and those that nobody confirmed within seven days, with the emails to addresses
 * that have no other search.
 */
export async function deleteExpiredSavedSearches(ctx: Context): Promise<void> {
  for (let count = batchSize; count === batchSize; )
    count = await inTransaction(ctx, async (ctx) => {
      const expired = await savedSearches.deleteExpired(ctx.db, { now: ctx.now(), limit: batchSize });
      await savedSearches.deleteMailsTo(ctx.db, expired.addressHashes);
      return expired.count;
    });
}

import type { SavedSearch } from '@aw/contracts/search/saved';
import * as savedSearches from '@aw/db/saved-searches';
import type { UserContext } from '../../context';
import { toSavedSearch } from './saved-search.mapper';

/** Returns the saved searches of the account, newest first. */
export async function listSavedSearches(ctx: UserContext): Promise<SavedSearch[]> {
  const rows = await savedSearches.listByUser(ctx.db, ctx.userId, ctx.now());
  return rows.map(toSavedSearch);
}

import { maxSavedSearches, type newSavedSearch, savedSearchMonths } from '@aw/contracts/search/saved';
import * as savedSearches from '@aw/db/saved-searches';
import * as users from '@aw/db/users';
import type * as z from 'zod/mini';
import { hourMs, secondsPerDay } from '../../config/durations';
import type { Context, UserContext } from '../../context';
import { inTransaction } from '../../database/in-transaction';
import { lockActiveUser } from '../../server/lock-user';
import { requireLibraryAccess } from '../documents/document.policy';
import { termsOf } from './saved-search.mapper';
import { emailNeeded, savedSearchesFull } from './saved-searches.errors';

type Form = z.output<typeof newSavedSearch>;

/** Documents of the last hour count as news, because some of them may not be listed yet. */
const settleMs = hourMs;

/**
 * Saves a search. For an account with a confirmed address it is active at once. Otherwise a job emails a link to
 * `email`, so that neither the answer nor its duration reveals whether the address is known. Throws 400, 409 and 429.
 */
export async function saveSearch(
  ctx: UserContext,
  { email, ...search }: Form,
  { address, place }: { address: string; place: string },
): Promise<'active' | 'pending'> {
  await requireLibraryAccess(ctx.db, ctx.config, ctx.userId);
  const user = await users.find(ctx.db, ctx.userId);
  const confirmedEmail = user?.email_verified_at && !user.is_anonymous ? user.email : null;
  if (confirmedEmail && (email ?? confirmedEmail).toLowerCase() === confirmedEmail.toLowerCase()) {
    await saveForAccount(ctx, search);
    return 'active';
  }
  if (email === undefined) throw emailNeeded();
  for (const key of [ctx.userId, address])
    await ctx.limits.take('saved-searches', key, ctx.config.LIMIT_SAVED_SEARCHES_PER_DAY, secondsPerDay);
  await ctx.jobs.enqueue(ctx.db, 'send-saved-search-link', { email, place, ...search });
  return 'pending';
}

/** Stores a search of the account. One that it has already ends later. */
async function saveForAccount(ctx: UserContext, search: Omit<Form, 'email'>): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    await lockActiveUser(ctx.db, ctx.userId);
    const now = ctx.now();
    const [terms, expiresAt] = [termsOf(search), endOf(now)];
    const same = await savedSearches.findSame(ctx.db, ctx.userId, terms);
    if (same) return savedSearches.confirm(ctx.db, same.id, { now, expiresAt });
    if ((await savedSearches.countActive(ctx.db, ctx.userId, now)) >= maxSavedSearches)
      throw savedSearchesFull();
    await savedSearches.insert(ctx.db, {
      owner: { userId: ctx.userId },
      terms,
      confirmedAt: now,
      seenDocumentId: await findSeenDocumentId(ctx),
      expiresAt,
      now,
    });
  });
}

/** Returns when a search that starts now ends. */
export function endOf(now: Date): Date {
  const end = new Date(now);
  end.setUTCMonth(end.getUTCMonth() + savedSearchMonths);
  return end;
}

/** Returns the id up to which all documents were listed or refused by now. */
export function findSeenDocumentId(ctx: Context): Promise<number> {
  return savedSearches.findSettledDocumentId(ctx.db, new Date(ctx.now().getTime() - settleMs));
}

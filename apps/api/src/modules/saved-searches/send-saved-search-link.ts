import { maxSavedSearches, type SavedSearchFilters, savedSearchMonths } from '@aw/contracts/search/saved';
import * as mailQueries from '@aw/db/mail';
import * as savedSearches from '@aw/db/saved-searches';
import { dayMs, hourMs, secondsPerDay } from '../../config/durations';
import type { NetworkContext } from '../../context';
import { inTransaction } from '../../database/in-transaction';
import { addressHash } from '../../server/security/address-key';
import { hashToken, newToken } from '../../server/security/token';
import { queueMail } from '../mail/queue-mail';
import { findSeenDocumentId } from './save-search';
import { termsOf } from './saved-search.mapper';

const linkDays = 7;
const linkMs = linkDays * dayMs;

/** Maximum number of links to an address that confirms none of them, in these days. */
const maxLinks = 3;
const pauseDays = 30;

export type SavedSearchRequest = { email: string; q: string; filters: SavedSearchFilters };

/**
 * Emails the link that starts a saved search of an address without an account: at most once an hour for the same
 * search, and three times in 30 days if none of the links is used.
 */
export async function sendSavedSearchLink(
  ctx: NetworkContext,
  { email, ...search }: SavedSearchRequest,
): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const [now, hash, terms] = [ctx.now(), addressHash(email), termsOf(search)];
    await savedSearches.lockAddress(ctx.db, hash);
    const same = await savedSearches.findSame(ctx.db, hash, terms);
    if (same && (same.confirmed_at !== null || !isLinkDue(same.token_until, now))) return;
    if ((await savedSearches.countActive(ctx.db, hash, now)) >= maxSavedSearches) return;
    const slot = { key: linkLimitKey(hash), most: maxLinks, seconds: pauseDays * secondsPerDay, now };
    if (!(await mailQueries.acquireSlot(ctx.db, slot))) return;
    const token = newToken();
    const mailId = await queueMail(
      ctx,
      { userId: null, address: email, name: null },
      {
        kind: 'saved_search_confirm',
        link: `${ctx.config.SITE_ORIGIN}/saved-searches?confirm=${token}`,
        days: linkDays,
        months: savedSearchMonths,
      },
    );
    // The address has reached its limit of mails caused by strangers. An earlier link stays valid.
    if (mailId === undefined) return;
    await savedSearches.insertMail(ctx.db, mailId, hash);
    const link = { hash: hashToken(token), until: new Date(now.getTime() + linkMs) };
    if (same) return savedSearches.renewLink(ctx.db, same.id, link);
    await savedSearches.insert(ctx.db, {
      owner: { email, addressHash: hash },
      terms,
      confirmedAt: null,
      token: link,
      seenDocumentId: await findSeenDocumentId(ctx),
      expiresAt: link.until,
      now,
    });
  });
}

/** Returns the key under which links to an address are counted. */
export function linkLimitKey(addressHash: string): string {
  return `saved-search-links:${addressHash}`;
}

function isLinkDue(validUntil: Date | null, now: Date): boolean {
  return validUntil === null || validUntil.getTime() - linkMs + hourMs <= now.getTime();
}

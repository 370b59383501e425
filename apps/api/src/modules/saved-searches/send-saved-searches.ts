import { formatCount } from '@aw/contracts/duration-text';
import type { SavedSearchRow } from '@aw/db/saved-searches';
import * as savedSearches from '@aw/db/saved-searches';
import * as users from '@aw/db/users';
import { hourMs } from '../../config/durations';
import type { Context } from '../../context';
import { rowsInBatches } from '../../database/batches';
import { inTransaction } from '../../database/in-transaction';
import { attemptAll } from '../../jobs/attempt-all';
import { queueMail, type Recipient } from '../mail/queue-mail';
import { unsubscribePages } from '../mail/unsubscribe-links';
import { chooseDocuments, findNewDocuments, type NewDocument } from './new-documents';
import { findSeenDocumentId } from './save-search';
import { describeSearch, filtersOf, searchPath } from './saved-search.mapper';
import { stopToken } from './stop-token';

/** Minimum time between two emails to a recipient, so that a late or repeated run sends no second one. */
const minIntervalMs = 20 * hourMs;
const batchSize = 100;
/** Maximum number of documents that one search finds at once. The email says if there may be more. */
const maxFound = 100;

/**
 * Looks up every saved search once a day and emails each recipient the new documents of all their searches. A run that
 * was interrupted is repeated and continues with the recipients that are left. A failure does not stop the others.
 */
export async function sendSavedSearches(ctx: Context): Promise<void> {
  const now = ctx.now();
  const since = new Date(now.getTime() - minIntervalMs);
  await attemptAll(
    async ({ attempt }) => {
      const recipients = rowsInBatches(batchSize, (last?: string) =>
        savedSearches.listDueRecipients(ctx.db, { now, since, afterKey: last ?? '', limit: batchSize }),
      );
      for await (const key of recipients) await attempt(() => sendToRecipient(ctx, key, since));
    },
    (failures) =>
      `The saved searches of ${formatCount(failures, 'recipient')} failed. The next run tries again.`,
  );
}

/**
 * Searches first, because a transaction should be short. Then one transaction records the documents and queues the email,
 * so that each document is in exactly one email.
 */
async function sendToRecipient(ctx: Context, key: string, since: Date): Promise<void> {
  const now = ctx.now();
  const seenDocumentId = await findSeenDocumentId(ctx);
  const documentsOf = new Map<number, NewDocument[]>();
  for (const search of await savedSearches.listActive(ctx.db, key, { now }))
    documentsOf.set(
      search.id,
      await findNewDocuments(ctx, {
        q: search.q,
        filters: filtersOf(search),
        afterId: search.seen_document_id,
        limit: maxFound,
      }),
    );
  await inTransaction(ctx, async (ctx) => {
    const account = await users.lock(ctx.db, key);
    const searches = await savedSearches.listActive(ctx.db, key, { now, isLocked: true });
    const wasLooked = searches.some(({ looked_at: at }) => at !== null && at > since);
    const to = recipientOf(account, searches);
    if (wasLooked || !to) return;
    // A search that was saved since then is looked up tomorrow.
    const lookedUp = searches.filter(({ id }) => documentsOf.has(id));
    const news: NewDocument[][] = [];
    for (const search of lookedUp) {
      const documents = documentsOf.get(search.id) ?? [];
      const ids = documents.map(({ id }) => id);
      const newIds = new Set(await savedSearches.insertHits(ctx.db, search, ids));
      await savedSearches.markLooked(ctx.db, search.id, { now, seenDocumentId });
      news.push(documents.filter(({ id }) => newIds.has(id)));
    }
    await emailNews(ctx, to, key, { searches: lookedUp, news });
  });
}

/** Returns the confirmed address of an account, or an address without one; undefined if there is none. */
function recipientOf(
  account: Awaited<ReturnType<typeof users.lock>>,
  [search]: SavedSearchRow[],
): Recipient | undefined {
  if (!search) return undefined;
  if (search.email !== null) return { userId: null, address: search.email, name: null };
  if (!account?.email || !account.email_verified_at || account.merged_into || account.erased_at)
    return undefined;
  return { userId: account.id, address: account.email, name: account.first_name };
}

type News = { searches: SavedSearchRow[]; news: NewDocument[][] };

async function emailNews(ctx: Context, to: Recipient, key: string, { searches, news }: News): Promise<void> {
  const { shown, others } = chooseDocuments(news);
  const parts = searches.flatMap((search, index) => {
    const documents = shown[index] ?? [];
    if (documents.length === 0) return [];
    return {
      label: describeSearch(search),
      path: searchPath(search),
      stopPath: stopPath(stopToken(ctx.secret, { id: search.id })),
      expiresAt: search.expires_at,
      documents,
    };
  });
  if (parts.length === 0) return;
  const token = stopToken(ctx.secret, { key });
  const { SITE_ORIGIN: origin } = ctx.config;
  const mailId = await queueMail(
    ctx,
    to,
    {
      kind: 'saved_search_found',
      searches: parts,
      others,
      hasUncounted: news.some((documents) => documents.length === maxFound),
    },
    {
      unsubscribe: {
        page: origin + stopPath(token),
        oneClick: `${origin}/api/saved-searches/stop?token=${encodeURIComponent(token)}`,
      },
    },
  );
  if (mailId !== undefined && to.userId === null) await savedSearches.insertMail(ctx.db, mailId, key);
}

function stopPath(token: string): string {
  return `${unsubscribePages.savedSearches}${encodeURIComponent(token)}`;
}

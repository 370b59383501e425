import * as credits from '@aw/db/credits';
import * as documents from '@aw/db/documents';
import { unlockPrice } from '@aw/pricing';
import type { UserContext } from '../../context';
import { inTransaction } from '../../database/in-transaction';
import type { SentFile } from '../../server/files/send-file';
import { lockActiveUser } from '../../server/lock-user';
import { requireReading } from './document.policy';
import {
  documentLocked,
  documentNotFound,
  downloadPreparing,
  noCredits,
  noDownload,
} from './documents.errors';
import { fileToSend } from './download/download.policy';
import { findAccessible } from './find-accessible';

/**
 * Unlocks a document permanently for one credit. The person's own documents and those already unlocked cost nothing.
 * Throws 401 for people who may not read it, and 402 without a credit.
 */
export async function unlockDocument(
  ctx: UserContext,
  id: number,
): Promise<{ isUnlocked: true; balance: number }> {
  return inTransaction(ctx, async (ctx) => {
    await lockActiveUser(ctx.db, ctx.userId);
    const document = await documents.lock(ctx.db, id);
    const isOwn = document?.uploader_id === ctx.userId;
    if (!document || (!isOwn && !document.is_listed)) throw documentNotFound();
    await requireReading(ctx, { isOwn }, ctx.userId);
    const balance = await credits.sumEntries(ctx.db, ctx.userId);
    if (isOwn || (await documents.hasUnlocked(ctx.db, ctx.userId, id))) return { isUnlocked: true, balance };
    if (balance < unlockPrice) throw noCredits();
    await documents.insertUnlock(ctx.db, ctx.userId, id);
    // A document can be bought again after a refund, so the source of each purchase has a number.
    const entry = { userId: ctx.userId, reason: 'unlock' as const, documentId: id };
    const number = 1 + (await credits.countEntries(ctx.db, entry));
    await credits.insertEntry(ctx.db, {
      ...entry,
      delta: -unlockPrice,
      source: `unlock:${id}:${number}`,
    });
    return { isUnlocked: true, balance: balance - unlockPrice };
  });
}

/**
 * Returns the file that this person downloads. Requests of the whole file are recorded as downloads. Throws as
 * `findAccessible` does, 403 for a locked document, and 409 if the clean copy for readers other than the uploader does not
 * exist (yet).
 */
export async function downloadDocument(
  ctx: UserContext,
  id: number,
  options: { isWhole: boolean },
): Promise<SentFile> {
  const { document, access } = await findAccessible(ctx, id, ctx.userId);
  if (!access.isUnlocked) throw documentLocked();
  const file = await documents.findFile(ctx.db, document.file_sha256);
  if (!file) throw documentNotFound();
  const sent = fileToSend(file, { fileName: document.file_name, isOwn: access.isOwn });
  if (sent === 'preparing') {
    await ctx.jobs.enqueue(ctx.db, 'prepare-download', { documentId: id });
    throw downloadPreparing();
  }
  if (sent === 'none') throw noDownload();
  if (options.isWhole) await documents.insertDownload(ctx.db, id, ctx.userId);
  return sent;
}

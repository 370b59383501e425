import { formatCount } from '@aw/contracts/duration-text';
import { maxSavedDocuments } from '@aw/contracts/library/public';
import * as documents from '@aw/db/documents';
import type { UserContext } from '../../context';
import { inTransaction } from '../../database/in-transaction';
import { FeatureError } from '../../errors/feature-error';
import { requireSelf } from '../../server/acting';
import { lockActiveUser } from '../../server/lock-user';
import { findAccessible } from '../documents/find-accessible';

/** Saves a document that the person can open. Repeating it changes nothing. Throws 401, 404, 410 and 409 for one too many. */
export async function saveDocument(ctx: UserContext, id: number): Promise<{ isSaved: boolean }> {
  return inTransaction(ctx, async (ctx) => {
    await lockActiveUser(ctx.db, ctx.userId);
    await findAccessible(ctx, id, ctx.userId);
    if (await documents.hasSaved(ctx.db, ctx.userId, id)) return { isSaved: true };
    const count = await documents.countSaves(ctx.db, ctx.userId, maxSavedDocuments);
    if (count >= maxSavedDocuments) throw savesFull();
    await documents.insertSave(ctx.db, { userId: ctx.userId, documentId: id, now: ctx.now() });
    return { isSaved: true };
  });
}

/** Removes a document from the saved ones, also if the person can no longer open it. Repeating it changes nothing. */
export async function unsaveDocument(ctx: UserContext, id: number): Promise<{ isSaved: boolean }> {
  await inTransaction(ctx, async (ctx) => {
    await lockActiveUser(ctx.db, ctx.userId);
    await documents.deleteSave(ctx.db, ctx.userId, id);
  });
  return { isSaved: false };
}

/** Two accounts that were merged may together have saved more than one can. */
const maxIds = 5 * maxSavedDocuments;

/** Returns the ids of the documents that the person saved. */
export async function listSavedIds(ctx: UserContext, userId: string): Promise<{ documentIds: number[] }> {
  requireSelf(ctx, userId);
  return { documentIds: await documents.listSavedIds(ctx.db, userId, maxIds) };
}

const savesFull = () =>
  new FeatureError(
    409,
    'documents.saves_full',
    `You have saved ${formatCount(maxSavedDocuments, 'document')}, which is the most. This one was not saved. Please remove some of them in My library first.`,
  );

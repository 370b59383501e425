import type { DocumentTab, LibraryItem } from '@aw/contracts/library/public';
import type { CardRow, LibraryPage } from '@aw/db/documents';
import * as documents from '@aw/db/documents';
import * as z from 'zod/mini';
import type { UserContext } from '../../context';
import { inTransaction } from '../../database/in-transaction';
import { requireSelf } from '../../server/acting';
import { bigintKey, timeKey } from '../../server/cursor';
import { lockActiveUser } from '../../server/lock-user';
import { getSlice, mapSlice, type PageQuery, type Slice } from '../../server/pages';
import { type TypedPlace, toCard, toOwnCard } from '../documents/document.mapper';
import { requireLibraryAccess } from '../documents/document.policy';
import { viewMark } from '../documents/record-view';

const keys = z.tuple([timeKey, bigintKey]);

type LibraryRow = CardRow & TypedPlace & { added_at: string };

/**
 * Returns a page of one list of the person's library, the latest first. Documents that they can no longer open are left
 * out. Throws 403 for another person, and 401 for people who may not read the library, except for their own uploads.
 */
export async function listLibrary(
  ctx: UserContext,
  userId: string,
  { tab, ...page }: PageQuery & { tab: DocumentTab },
): Promise<Slice<LibraryItem>> {
  requireSelf(ctx, userId);
  if (tab !== 'uploaded') await requireLibraryAccess(ctx.db, ctx.config, userId);
  const slice = await getSlice(page, {
    keys,
    load: ({ limit, after }) =>
      listRows(ctx, tab, { userId, limit, after: after && { addedAt: after[0], id: after[1] } }),
    keysOf: (row): z.infer<typeof keys> => [row.added_at, row.id],
  });
  const card = tab === 'uploaded' ? toOwnCard : toCard;
  return mapSlice(slice, (row) => ({ ...card(row), addedAt: new Date(row.added_at).toISOString() }));
}

async function listRows({ db }: UserContext, tab: DocumentTab, page: LibraryPage): Promise<LibraryRow[]> {
  switch (tab) {
    case 'saved':
      return documents.listCollected(db, 'document_saves', page);
    case 'unlocked':
      return documents.listCollected(db, 'document_unlocks', page);
    case 'recent':
      return documents.listRecentlyRead(db, page);
    case 'uploaded': {
      const rows = await documents.listByUploader(db, page.userId, page.limit, page.after?.id);
      return rows.map((row) => ({ ...row, added_at: row.uploaded_at.toISOString() }));
    }
  }
}

/** Deletes which documents the person read. The documents keep their number of views, and today's do not count again. */
export async function clearRecentlyRead(ctx: UserContext, userId: string): Promise<void> {
  requireSelf(ctx, userId);
  const day = ctx.now().toISOString().slice(0, 10);
  await inTransaction(ctx, async (ctx) => {
    await lockActiveUser(ctx.db, userId);
    const readToday = await documents.deleteViews(ctx.db, userId, day);
    const marks = readToday.map((documentId) => ({ documentId, mark: viewMark(ctx, documentId, day) }));
    await documents.insertViewMarks(ctx.db, marks, day);
  });
}

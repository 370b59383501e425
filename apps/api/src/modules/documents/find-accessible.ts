import type { ReaderDocument } from '@aw/db/documents';
import * as documents from '@aw/db/documents';
import type { Context } from '../../context';
import { type Access, type AccessColumns, accessOf, requireReading } from './document.policy';
import { documentNotFound, documentRemoved } from './documents.errors';

/**
 * Returns a document that this person may read, together with their rights. Throws 404 if it does not exist for them, 410
 * if their credit was refunded when it was removed, and 401 if the library is not for them.
 */
export async function findAccessible(
  ctx: Context,
  id: number,
  userId: string | undefined,
): Promise<{ document: ReaderDocument; access: Access }> {
  return withAccess(ctx, { id, userId }, await documents.findForReader(ctx.db, id, userId));
}

/** Like `findAccessible`, for a row that is already loaded. */
export async function withAccess<Row extends AccessColumns>(
  ctx: Context,
  { id, userId }: { id: number; userId: string | undefined },
  document: Row | undefined,
): Promise<{ document: Row; access: Access }> {
  if (!document) throw documentNotFound();
  const access = accessOf(document, userId);
  if (!access) throw await accessError(ctx, id, userId);
  await requireReading(ctx, access, userId);
  return { document, access };
}

/** People whose credit was refunded learn that the document was removed. For everybody else it does not exist. */
async function accessError(ctx: Context, id: number, userId: string | undefined) {
  const isBuyer = userId !== undefined && (await documents.wasRefunded(ctx.db, userId, id));
  return isBuyer ? documentRemoved() : documentNotFound();
}

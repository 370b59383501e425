import type { ReaderDocument } from '@aw/db/documents';
import * as documents from '@aw/db/documents';
import type { Context } from '../../context';
import { type Access, accessOf, type Guarded } from './document.policy';
import { documentNotFound, documentRemoved } from './documents.errors';

/** A document that exists for this person, with what they may do with it; throws 404 otherwise, 410 for who got the credit back. */
export async function findAccessible(
  ctx: Context,
  id: number,
  userId: string | undefined,
): Promise<{ document: ReaderDocument; access: Access }> {
  return accessible(ctx, { id, userId }, await documents.findReaderDocument(ctx.db, id, userId));
}

/** The same of a row that was read already. */
export async function accessible<Row extends Guarded>(
  ctx: Context,
  { id, userId }: { id: number; userId: string | undefined },
  document: Row | undefined,
): Promise<{ document: Row; access: Access }> {
  if (!document) throw documentNotFound();
  const access = accessOf(document, userId);
  if (!access) throw await whyNot(ctx, id, userId);
  return { document, access };
}

/** Who had paid for a document that was removed for cause is told so; for everybody else it does not exist. */
async function whyNot(ctx: Context, id: number, userId: string | undefined) {
  const isBuyer = userId !== undefined && (await documents.wasRefunded(ctx.db, userId, id));
  return isBuyer ? documentRemoved() : documentNotFound();
}

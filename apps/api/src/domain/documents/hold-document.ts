import {
  countAcceptedUploads,
  countModeratedDocuments,
  type Database,
  insertAudit,
  lockWithUploader,
  updateDocument,
} from '@aw/db';
import type { Context, StaffContext } from '../../context';
import { settleReports } from '../cases/settle-reports';
import { heldBecause } from '../moderation/hold-rules';
import { documentNotFound } from './document.errors';
import { isRemovedByStaff, outSince } from './document.policy';
import { notifyReturn } from './document-notices';

type Held = NonNullable<Awaited<ReturnType<typeof lockWithUploader>>>;
type Texts = { title: string; description: string | null };

/**
 * Returns the columns that hold a document whose texts were changed, when a rule that holds posts catches the new ones;
 * nothing otherwise, and for one that staff removed. It stays out of the library until staff have looked at it.
 */
export async function holdOf(
  ctx: Pick<Context, 'now'>,
  trx: Database,
  before: Held,
  { title, description }: Texts,
) {
  const isSame = title === before.title && description === before.description;
  if (isSame || isRemovedByStaff(before)) return {};
  const { removed } = await countModeratedDocuments(trx, before.uploader_id);
  const isNewcomer = removed > 0 || (await countAcceptedUploads(trx, before.uploader_id)) === 0;
  const holdReason = heldBecause({ texts: [title, description ?? ''], cameBefore: 0, isNewcomer });
  if (holdReason === null) return {};
  const heldAt = before.held_at ?? ctx.now();
  return { held_because: holdReason, held_at: heldAt, deleted_at: before.deleted_at ?? heldAt };
}

/** Puts a document whose change was held back into the library, unless its uploader removed it meanwhile, and tells them. */
export async function approveDocumentWithin(ctx: StaffContext, trx: Database, id: number): Promise<void> {
  const before = await lockWithUploader(trx, id);
  if (!before) throw documentNotFound();
  if (before.held_because !== null) {
    const released = { held_at: null, held_because: null };
    const deletedAt = outSince({ ...before, ...released });
    await updateDocument(trx, id, { ...released, deleted_at: deletedAt });
    await insertAudit(trx, {
      actor: ctx.admin.username,
      verb: 'document.approved',
      target: `document:${id}`,
      before: { heldBecause: before.held_because },
      after: { isRemoved: deletedAt !== null },
    });
    if (deletedAt === null && before.status === 'published') await notifyReturn(ctx, trx, before);
  }
  await settleReports(ctx, trx, { kind: 'document', id }, { outcome: 'kept', words: null });
}

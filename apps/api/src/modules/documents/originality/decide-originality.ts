import type { AuditVerb } from '@aw/contracts/audit/audit-verbs';
import * as audit from '@aw/db/audit';
import * as documents from '@aw/db/documents';
import type { StaffContext } from '../../../context';
import { inTransaction } from '../../../database/in-transaction';
import { settleUploads } from '../../credits/settle-uploads';
import { waitReasonOf } from '../document.policy';
import { notifyReview, notifyRewards } from '../document-notices';
import { documentNotFound, notDecided, notWaiting } from '../documents.errors';
import { removeDocument } from '../remove-document';
import { reviewDueAt } from '../reward-reviews';

export type OriginalityDecision =
  | { decision: 'accept' }
  | { decision: 'refuse'; reason: string }
  | { decision: 'reopen' };

type LockedDocument = NonNullable<Awaited<ReturnType<typeof documents.lockWithUploader>>>;
type Reviewed = { document: LockedDocument; reason: NonNullable<ReturnType<typeof waitReasonOf>> };

/**
 * Decides whether a document counts that resembles another one or has hardly any legible text. An accepted document
 * counts. A refused look-alike is removed for cause; a refused one with few words stays published without counting. A
 * reopened one waits again, and unspent rewards are withdrawn. Throws 409 if there is nothing to decide or to undo.
 */
export async function decideOriginality(
  ctx: StaffContext,
  id: number,
  input: OriginalityDecision,
): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const document = await documents.lockWithUploader(ctx.db, id);
    if (!document) throw documentNotFound();
    const reason = waitReasonOf(document);
    if (input.decision === 'reopen') {
      const isDecided = document.originality === 'accepted' || document.originality === 'refused';
      if (!isDecided || !isOpen(document) || reason === null) throw notDecided();
      return reopen(ctx, { document, reason });
    }
    if (document.originality !== 'waiting' || !isOpen(document) || reason === null) throw notWaiting();
    return input.decision === 'accept'
      ? accept(ctx, { document, reason })
      : refuse(ctx, { document, reason }, input.reason);
  });
}

const isOpen = ({ status, deleted_at }: LockedDocument) => status === 'published' && deleted_at === null;

async function accept(ctx: StaffContext, reviewed: Reviewed): Promise<void> {
  const { document, reason } = reviewed;
  await documents.update(ctx.db, document.id, { originality: 'accepted', review_note: null });
  const verb = reason === 'similar' ? 'document.originality_accepted' : 'document.counted';
  await log(ctx, reviewed, verb, { originality: 'accepted' });
  const { rewards } = await settleUploads(ctx.db, document.uploader_id, document.id);
  await notifyReview(ctx, document, { outcome: 'counted' });
  await notifyRewards(
    ctx,
    document.uploader_id,
    // A reward that is returned after it was withdrawn needs no second notification.
    rewards.filter(({ isNew }) => isNew),
  );
}

async function refuse(ctx: StaffContext, reviewed: Reviewed, note: string): Promise<void> {
  const { document, reason } = reviewed;
  const isSimilar = reason === 'similar';
  await documents.update(ctx.db, document.id, {
    originality: 'refused',
    review_note: isSimilar ? null : note,
  });
  const verb = isSimilar ? 'document.originality_refused' : 'document.not_counted';
  await log(ctx, reviewed, verb, { originality: 'refused', ...(isSimilar ? {} : { reason: note }) });
  if (isSimilar)
    return removeDocument(ctx, document.id, { reason: note, isForCause: true, isForCopyright: false });
  await notifyReview(ctx, document, { outcome: 'not_counted', note });
}

async function reopen(ctx: StaffContext, reviewed: Reviewed): Promise<void> {
  const { document, reason } = reviewed;
  await documents.update(ctx.db, document.id, {
    originality: 'waiting',
    wait_reason: reason,
    review_note: null,
    review_due_at: reviewDueAt(ctx),
    review_alerted_at: null,
  });
  const { lost } = await settleUploads(ctx.db, document.uploader_id, document.id);
  await log(ctx, reviewed, 'document.review_reopened', { originality: 'waiting', takenBack: lost });
  await notifyReview(ctx, document, { outcome: 'waiting', reason, lost });
}

function log(
  { db, admin }: StaffContext,
  { document }: Reviewed,
  verb: AuditVerb,
  after: Record<string, unknown>,
): Promise<void> {
  return audit.insert(db, {
    actor: admin.username,
    verb,
    target: `document:${document.id}`,
    before: {
      originality: document.originality,
      similarTo: document.similar_to,
      similarityPercent: document.similarity_percent,
    },
    after,
  });
}

import type { UploadFields } from '@aw/contracts/documents/own-documents';
import type { DocumentDetail } from '@aw/contracts/documents/shapes';
import { draftLifeMs } from '@aw/contracts/documents/upload-drafts';
import * as documents from '@aw/db/documents';
import { secondsPerDay } from '../../../config/durations';
import type { UserContext } from '../../../context';
import { inTransaction } from '../../../database/in-transaction';
import { queueGroupOf } from '../../../server/files/queue-group';
import { followUser } from '../../../server/lock-user';
import { takeNewPlaces } from '../../schools/typed-places';
import { checkSchoolAndCourse } from '../change-document';
import { draftNotFound } from '../documents.errors';
import { getOwnDocument } from '../get-document';
import { draftCounter, insertUpload } from '../upload-document';

/**
 * Turns a draft of the acting person into a document with the given fields and queues its checks. Throws 404 for a draft
 * of another person, and for one whose hour is over.
 */
export async function publishDraft(
  ctx: UserContext,
  { draftId = '', ...fields }: UploadFields,
  ip: string,
): Promise<DocumentDetail> {
  await checkSchoolAndCourse(ctx.db, fields);
  await takeNewPlaces(ctx, fields);
  const { id, uploaderId } = await inTransaction(ctx, async (ctx) => {
    const person = await followUser(ctx.db, ctx.userId);
    const draft = await documents.lockDraft(ctx.db, draftId);
    // A release that does not know drafts leaves them with a person who was merged.
    const isOwn = draft?.user_id === person.id || draft?.user_id === ctx.userId;
    const isOver = draft && draft.created_at.getTime() <= ctx.now().getTime() - draftLifeMs;
    if (!draft || !isOwn || isOver || draft.file_sha256 === null) throw draftNotFound();
    const sha256 = draft.file_sha256;
    // Serialises with a removal of the same bytes, which finds the document or the draft.
    await documents.lockFileHash(ctx.db, sha256);
    const id = await insertUpload(ctx, {
      sha256,
      sizeBytes: draft.size_bytes,
      fileName: draft.file_name,
      fields,
      uploaderId: person.id,
      queueGroup: queueGroupOf(ctx, person, ip),
    });
    await documents.deleteDraft(ctx.db, draft.id);
    return { id, uploaderId: person.id };
  });
  // From now on, the document itself counts towards the limit of the day.
  await ctx.limits.release(draftCounter, ctx.userId, ctx.config.LIMIT_UPLOADS_PER_DAY, secondsPerDay);
  return getOwnDocument({ ...ctx, userId: uploaderId }, id);
}

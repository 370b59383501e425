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
import { checkQueue, draftCounter, insertUpload } from '../upload-document';

/**
 * Turns a draft of the acting person into a document with the given fields and queues its checks. Repeated for the same
 * draft, for example because the answer was lost, it returns the first document unchanged. Throws 404 for a draft of
 * another person, and for one whose hour is over.
 */
export async function publishDraft(
  ctx: UserContext,
  { draftId = '', ...fields }: UploadFields,
  ip: string,
): Promise<DocumentDetail> {
  const earlier = await inTransaction(ctx, (ctx) => findOwn(ctx, draftId));
  if ('documentId' in earlier)
    return getOwnDocument({ ...ctx, userId: earlier.person.id }, earlier.documentId);
  await checkSchoolAndCourse(ctx.db, fields);
  await takeNewPlaces(ctx, fields, 'Your document was not published. We keep the file for one hour.');
  const { id, uploaderId, isNew } = await inTransaction(ctx, async (ctx) => {
    const own = await findOwn(ctx, draftId);
    const uploaderId = own.person.id;
    if ('documentId' in own) return { id: own.documentId, uploaderId, isNew: false };
    const { sha256, person } = own;
    // A removal of the same bytes locks the hash before it changes drafts.
    await documents.lockFileHash(ctx.db, sha256);
    const draft = await documents.lockDraft(ctx.db, draftId);
    if (draft?.file_sha256 !== sha256) throw draftNotFound();
    const queueGroup = queueGroupOf(ctx, person, ip);
    await checkQueue(ctx, queueGroup);
    const { size_bytes: sizeBytes, file_name: fileName } = draft;
    const id = await insertUpload(ctx, {
      sha256,
      sizeBytes,
      fileName,
      fields,
      uploaderId,
      queueGroup,
      draftId,
    });
    await documents.deleteDraft(ctx.db, draftId);
    return { id, uploaderId, isNew: true };
  });
  // From now on, the document itself counts towards the limit of the day. It is stored, whatever becomes of the counter.
  if (isNew)
    await ctx.limits
      .release(draftCounter, ctx.userId, ctx.config.LIMIT_UPLOADS_PER_DAY, secondsPerDay)
      .catch(() => undefined);
  return getOwnDocument({ ...ctx, userId: uploaderId }, id);
}

type Person = Awaited<ReturnType<typeof followUser>>;
type OwnDraft = { person: Person; documentId: number } | { person: Person; sha256: string };

/** Locks the acting person. Returns the document published from their draft, or else its stored file. Throws 404. */
async function findOwn(ctx: UserContext, draftId: string): Promise<OwnDraft> {
  const person = await followUser(ctx.db, ctx.userId);
  const documentId = await documents.findPublishedDraft(ctx.db, { id: draftId, uploaderId: person.id });
  if (documentId !== undefined) return { person, documentId };
  const draft = await documents.findDraft(ctx.db, draftId);
  // The previous release does not move drafts when it merges accounts.
  const isOwn = draft?.user_id === person.id || draft?.user_id === ctx.userId;
  const isOver = draft && draft.created_at.getTime() <= ctx.now().getTime() - draftLifeMs;
  if (!draft || !isOwn || isOver || draft.file_sha256 === null) throw draftNotFound();
  return { person, sha256: draft.file_sha256 };
}

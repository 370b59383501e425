import { type UploadFields, uploadFields } from '@aw/contracts/documents/own-documents';
import type { DocumentDetail } from '@aw/contracts/documents/shapes';
import { defaultSubject } from '@aw/contracts/documents/subjects';
import * as documents from '@aw/db/documents';
import * as users from '@aw/db/users';
import type { FastifyRequest } from 'fastify';
import { contentKey } from '../../adapters/files/file-keys';
import type { FileStore, StagedFile } from '../../adapters/files/file-store';
import { sniff } from '../../adapters/pages/kind-of';
import { otherKind } from '../../adapters/pages/other-kinds';
import { wrongType } from '../../adapters/pages/refusals';
import { dayMs, minuteMs, secondsPerDay } from '../../config/durations';
import type { UserContext } from '../../context';
import { inTransaction } from '../../database/in-transaction';
import { authRequired } from '../../errors/feature-error';
import { fileEmpty, storageFull, tooManyUploads } from '../../server/files/file.errors';
import { isOfAddress, isUnconfirmed, queueGroupOf } from '../../server/files/queue-group';
import { type ReceivedForm, readFields, receiveForm } from '../../server/files/receive-file';
import { followUser } from '../../server/lock-user';
import { addressKey } from '../../server/security/address-key';
import { placeColumns, takeNewPlaces } from '../schools/typed-places';
import { checkSchoolAndCourse } from './change-document';
import { fileType, tooManyAtOnce } from './documents.errors';
import { getOwnDocument } from './get-document';
import { queueChecks } from './processing/queue-checks';

/** Name of the limit that counts the drafts of a person and day that were not published. */
export const draftCounter = 'upload-drafts';
/** A draft that has no suggestions by then was left by a process that died. */
const receivingMs = 5 * minuteMs;

/** Counts the drafts of the last day that were not published, including deleted ones. Called outside transactions. */
export async function countUnpublished(ctx: UserContext): Promise<number> {
  const { LIMIT_UPLOADS_PER_DAY: perDay } = ctx.config;
  const { left } = await ctx.limits.left(draftCounter, ctx.userId, perDay, secondsPerDay);
  return Math.max(0, perDay - left);
}

/**
 * Throws if this person may not upload now. Called before the file is received, and again when its row is inserted.
 * `unpublished` is the result of `countUnpublished`; a published draft counts as a document instead.
 */
export async function checkUploadLimits(ctx: UserContext, unpublished: number): Promise<void> {
  const { LIMIT_UPLOADS_PER_DAY: perDay, LIMIT_UPLOADS_AT_ONCE: atOnce } = ctx.config;
  const user = await users.find(ctx.db, ctx.userId);
  if (!user) throw authRequired();
  const since = new Date(ctx.now().getTime() - dayMs);
  const { recent, processing } = await documents.countRecent(ctx.db, ctx.userId, since);
  const drafts = await documents.countDrafts(ctx.db, ctx.userId);
  if (perDay > 0 && recent + Math.max(drafts, unpublished) >= perDay) throw tooManyUploads(perDay);
  if (atOnce > 0 && processing + drafts >= atOnce) throw tooManyAtOnce(atOnce);
  checkStorage(ctx.config, user);
}

/** Throws 429 if a person without an account has used all their storage. */
export function checkStorage(
  { LIMIT_ANONYMOUS_BYTES: bytes }: UserContext['config'],
  user: { is_anonymous: boolean; stored_bytes: number },
): void {
  if (bytes > 0 && user.is_anonymous && user.stored_bytes >= bytes) throw storageFull();
}

/** Throws for staged bytes that cannot be a document. */
export function checkStaged(staged: StagedFile): void {
  if (staged.sizeBytes === 0) throw fileEmpty();
  if (!sniff(staged.headBytes)) throw fileType(wrongType(otherKind(Buffer.from(staged.headBytes))).reason);
}

/**
 * Counts an upload against the daily limit of its address, for people without a confirmed account: a new session costs
 * nothing, so a limit per person alone would not hold. Throws 429.
 */
export async function takeAddressUpload(ctx: UserContext, ip: string): Promise<void> {
  const { LIMIT_UPLOADS_PER_ADDRESS: perDay } = ctx.config;
  const user = await users.find(ctx.db, ctx.userId);
  if (user && isUnconfirmed(user))
    await ctx.limits.take('uploads-address', addressKey(ip), perDay, dayMs / 1000);
}

/** `ip` is the address of the connection. Without it, the upload queues in the group of its person. */
type UploadInput = { staged: StagedFile; fileName: string; fields: UploadFields; ip?: string };

/** Stores the staged bytes, inserts the document and queues its checks, in one transaction. */
export async function uploadDocument(ctx: UserContext, input: UploadInput): Promise<DocumentDetail> {
  const { id, uploaderId } = await storeUpload(ctx, input).catch(async (error: unknown) => {
    await input.staged.discard();
    throw error;
  });
  return getOwnDocument({ ...ctx, userId: uploaderId }, id);
}

async function storeUpload(ctx: UserContext, { staged, fileName, fields, ip }: UploadInput) {
  await checkSchoolAndCourse(ctx.db, fields);
  await takeNewPlaces(ctx, fields, 'This file was not uploaded.');
  const unpublished = await countUnpublished(ctx);
  return inTransaction(ctx, async (ctx) => {
    // The lock counts uploads of one person one after the other, so that parallel ones stay within the limits.
    const person = await followUser(ctx.db, ctx.userId);
    const uploaderId = person.id;
    await checkUploadLimits({ ...ctx, userId: uploaderId }, unpublished);
    const queueGroup = queueGroupOf(ctx, person, ip);
    await checkQueue(ctx, queueGroup);
    // Serialises with a removal of the same bytes after an erasure: it has finished, or it will see this document.
    await documents.lockFileHash(ctx.db, staged.sha256);
    const storageKey = contentKey(staged.sha256);
    await documents.upsertFile(ctx.db, { sha256: staged.sha256, sizeBytes: staged.sizeBytes, storageKey });
    const id = await insertUpload(ctx, { ...staged, fileName, fields, uploaderId, queueGroup });
    await users.addStoredBytes(ctx.db, uploaderId, staged.sizeBytes);
    await staged.commit(storageKey);
    return { id, uploaderId };
  });
}

type NewUpload = Pick<StagedFile, 'sha256' | 'sizeBytes'> & {
  fileName: string;
  fields: UploadFields;
  uploaderId: string;
  queueGroup: string;
  /** Draft that becomes the document. */
  draftId?: string;
};

/** Inserts a document whose file is stored in the same transaction, and queues its checks. Returns its id. */
export async function insertUpload(
  ctx: UserContext,
  { sha256, sizeBytes, fileName, fields, uploaderId, queueGroup, draftId }: NewUpload,
): Promise<number> {
  const id = await documents.insert(ctx.db, {
    title: fields.title,
    file_name: fileName,
    description: fields.description || null,
    subject: fields.subject || defaultSubject,
    document_type: fields.documentType,
    term: fields.term || null,
    uploader_id: uploaderId,
    ...(await placeColumns(ctx, fields)),
    file_sha256: sha256,
    file_size: sizeBytes,
    queue_group: queueGroup,
    draft_id: draftId ?? null,
  });
  await queueChecks(ctx, id, queueGroup);
  return id;
}

/**
 * Throws if too many uploads of an address wait for checks or are received: twice the limit of a person, because people
 * share addresses. A draft that was read joins the queue when it is published.
 */
export async function checkQueue(ctx: UserContext, queueGroup: string): Promise<void> {
  const atOnce = 2 * ctx.config.LIMIT_UPLOADS_AT_ONCE;
  if (atOnce === 0 || !isOfAddress(queueGroup)) return;
  const queued = await documents.countQueued(ctx.db, queueGroup);
  const drafts = await documents.countDraftsOfGroup(
    ctx.db,
    queueGroup,
    new Date(ctx.now().getTime() - receivingMs),
  );
  if (queued + drafts >= atOnce) throw tooManyAtOnce(atOnce);
}

/** Streams an upload form into staging; it has a file or names a draft. A refused upload leaves nothing behind. */
export async function receiveUpload(
  request: FastifyRequest,
  files: Pick<FileStore, 'stage'>,
): Promise<ReceivedForm<UploadFields>> {
  return receiveForm(request, files, {
    check: checkStaged,
    needsFile: ({ draftId }) => draftId === undefined,
    read: (texts) => readFields(uploadFields, { title: '', ...texts }),
  });
}

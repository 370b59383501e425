import { draftLifeMs, suggestDocument, type UploadDraft } from '@aw/contracts/documents/upload-drafts';
import * as documents from '@aw/db/documents';
import * as users from '@aw/db/users';
import type { FastifyRequest } from 'fastify';
import { contentKey } from '../../../adapters/files/file-keys';
import type { StagedFile } from '../../../adapters/files/file-store';
import { secondsPerDay } from '../../../config/durations';
import type { UserContext } from '../../../context';
import { inTransaction } from '../../../database/in-transaction';
import { FeatureError } from '../../../errors/feature-error';
import { fileIncomplete, tooManyUploads } from '../../../server/files/file.errors';
import { queueGroupOf } from '../../../server/files/queue-group';
import { readFields, receiveFile } from '../../../server/files/receive-file';
import { followUser } from '../../../server/lock-user';
import { draftNotFound } from '../documents.errors';
import {
  checkQueue,
  checkStaged,
  checkStorage,
  checkUploadLimits,
  countUnpublished,
  draftCounter,
  takeAddressUpload,
} from '../upload-document';
import { toDraft } from './list-drafts';
import { removeDraft } from './remove-drafts';
import { suggestFields } from './suggest-fields';

type Reserved = { id: string; queueGroup: string };

/**
 * Stores a file of the acting person before its document is published, and returns suggestions for its fields. The
 * draft counts towards the limits before its first byte arrives. A file that is refused, or whose sender is gone before the
 * answer, leaves no draft behind.
 */
export async function receiveDraft(ctx: UserContext, request: FastifyRequest): Promise<UploadDraft> {
  const { id, queueGroup } = await reserveDraft(ctx, request.ip);
  let isStored = false;
  try {
    const received = await receiveFile(request, ctx.files, {
      check: checkStaged,
      read: (texts) => readFields(suggestDocument.form, texts),
    });
    await storeDraft(ctx, id, received);
    isStored = true;
    const suggestions = await suggestFields(ctx, {
      sha256: received.staged.sha256,
      fileName: received.fileName,
      schoolId: received.fields.schoolId,
      queueGroup,
    });
    await documents.setDraftSuggestions(ctx.db, id, suggestions);
    const draft = await documents.findDraft(ctx.db, id);
    if (!draft) throw draftNotFound();
    // Nobody receives the id of this draft, so its person would send the file again.
    if (request.raw.socket.destroyed) throw fileIncomplete();
    return toDraft(draft);
  } catch (error) {
    await removeDraft(ctx, id);
    // A stored file counts until the day is over, or until its publication returns the count.
    if (!isStored)
      await ctx.limits.release(draftCounter, ctx.userId, ctx.config.LIMIT_UPLOADS_PER_DAY, secondsPerDay);
    throw error;
  }
}

/** Inserts the row of a draft before its file arrives. Throws 429 above a limit. */
async function reserveDraft(ctx: UserContext, ip: string): Promise<Reserved> {
  const unpublished = await countUnpublished(ctx);
  await checkUploadLimits(ctx, unpublished);
  await takeAddressUpload(ctx, ip);
  const reserved = await inTransaction(ctx, async (ctx) => {
    // The lock counts parallel files of one person one after the other.
    const person = await followUser(ctx.db, ctx.userId);
    await checkUploadLimits({ ...ctx, userId: person.id }, unpublished);
    const queueGroup = queueGroupOf(ctx, person, ip);
    await checkQueue(ctx, queueGroup);
    const id = await documents.insertDraft(ctx.db, {
      userId: person.id,
      queueGroup,
      createdAt: ctx.now(),
    });
    return { id, queueGroup };
  });
  // Drafts that are deleted unpublished still count for a day.
  const { LIMIT_UPLOADS_PER_DAY: perDay } = ctx.config;
  await ctx.limits
    .takeReturnable(draftCounter, ctx.userId, perDay, secondsPerDay)
    .catch(async (error: unknown) => {
      await removeDraft(ctx, reserved.id);
      throw error instanceof FeatureError ? tooManyUploads(perDay) : error;
    });
  return reserved;
}

/**
 * Stores the hash in the draft first and the bytes afterwards, so that a process that dies in between leaves no bytes
 * that nothing names.
 */
async function storeDraft(
  ctx: UserContext,
  id: string,
  { staged, fileName }: { staged: StagedFile; fileName: string },
): Promise<void> {
  const { sha256, sizeBytes } = staged;
  const storageKey = contentKey(sha256);
  try {
    await inTransaction(ctx, async (ctx) => {
      const { draft, person } = await lockLive(ctx, id);
      // Files that arrived in parallel have been added meanwhile.
      checkStorage(ctx.config, person);
      await documents.setDraftArrived(ctx.db, id, { sha256, fileName, sizeBytes });
      await users.addStoredBytes(ctx.db, draft.user_id, sizeBytes);
    });
    await inTransaction(ctx, async (ctx) => {
      // A removal of the same bytes locks the hash before it changes drafts.
      await followUser(ctx.db, ctx.userId);
      await documents.lockFileHash(ctx.db, sha256);
      await lockLive(ctx, id);
      await documents.upsertFile(ctx.db, { sha256, sizeBytes, storageKey });
      await documents.setDraftFile(ctx.db, id, sha256);
      await staged.commit(storageKey);
    });
  } catch (error) {
    await staged.discard();
    throw error;
  }
}

/** Locks a draft and its person. Throws 404 if it was deleted or its hour is over. */
async function lockLive(ctx: Pick<UserContext, 'db' | 'now' | 'userId'>, id: string) {
  const person = await followUser(ctx.db, ctx.userId);
  const draft = await documents.lockDraft(ctx.db, id);
  if (!draft || draft.created_at.getTime() <= ctx.now().getTime() - draftLifeMs) throw draftNotFound();
  return { draft, person };
}

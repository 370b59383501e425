import type { DocumentDetail, UploadFields } from '@aw/contracts/documents';
import { defaultSubject } from '@aw/contracts/subjects';
import {
  addStoredBytes,
  countRecentUploads,
  type Database,
  findCourse,
  findSchool,
  findUser,
  insertDocument,
  lockFileHash,
  upsertFile,
} from '@aw/db';
import { contentKey } from '../../adapters/files/file-keys';
import type { StagedFile } from '../../adapters/files/file-store';
import { sniff } from '../../adapters/pages/kind-of';
import type { PersonContext } from '../../context';
import { authRequired } from '../../feature-error';
import { fileEmpty, storageFull, tooManyUploads } from '../../files/file.errors';
import { followPerson } from '../../ledger/lock-person';
import { courseUnknown, fileType, schoolUnknown, tooManyAtOnce } from './library.errors';
import { findAccessible, toDetail } from './read-document';

const dayMs = 24 * 60 * 60 * 1000;

/** Refuses what this person may not upload now: asked before a byte is read, and again when the row is added. */
export async function checkUploadLimits(ctx: PersonContext, db: Database = ctx.db): Promise<void> {
  const {
    LIMIT_UPLOADS_PER_DAY: perDay,
    LIMIT_UPLOADS_AT_ONCE: atOnce,
    LIMIT_ANONYMOUS_BYTES: bytes,
  } = ctx.config;
  const user = await findUser(db, ctx.userId);
  if (!user) throw authRequired();
  const since = new Date(ctx.now().getTime() - dayMs);
  const { recent, processing } = await countRecentUploads(db, ctx.userId, since);
  if (perDay > 0 && recent >= perDay) throw tooManyUploads(perDay);
  if (atOnce > 0 && processing >= atOnce) throw tooManyAtOnce(atOnce);
  if (bytes > 0 && user.is_anonymous && user.stored_bytes >= bytes) throw storageFull();
}

/** Refuses staged bytes that cannot be a document. */
export function checkStaged(staged: StagedFile): void {
  if (staged.sizeBytes === 0) throw fileEmpty();
  if (!sniff(staged.headBytes)) throw fileType();
}

type UploadInput = { staged: StagedFile; fileName: string; fields: UploadFields };

/** Keeps the staged bytes and adds the document with its checks queued, all or nothing. */
export async function uploadDocument(ctx: PersonContext, input: UploadInput): Promise<DocumentDetail> {
  const { id, uploaderId } = await keep(ctx, input).catch(async (error: unknown) => {
    await input.staged.discard();
    throw error;
  });
  const { document, access } = await findAccessible(ctx, id, uploaderId);
  return toDetail(ctx.db, document, access, uploaderId);
}

async function keep(ctx: PersonContext, { staged, fileName, fields }: UploadInput) {
  await checkShelf(ctx.db, fields);
  return ctx.db.transaction().execute(async (trx) => {
    // Uploads of one person are counted one after the other, so that many at once stay within the limits.
    const { id: uploaderId } = await followPerson(trx, ctx.userId);
    await checkUploadLimits({ ...ctx, userId: uploaderId }, trx);
    // Who removes the same bytes after an erasure is done by now, or sees this document.
    await lockFileHash(trx, staged.sha256);
    const storageKey = contentKey(staged.sha256);
    await upsertFile(trx, { sha256: staged.sha256, sizeBytes: staged.sizeBytes, storageKey });
    const documentId = await insertDocument(trx, {
      title: fields.title,
      file_name: fileName,
      description: fields.description || null,
      subject: fields.subject || defaultSubject,
      document_type: fields.documentType,
      term: fields.term || null,
      uploader_id: uploaderId,
      school_id: fields.schoolId ?? null,
      course_id: fields.courseId ?? null,
      file_sha256: staged.sha256,
      file_size: staged.sizeBytes,
    });
    await addStoredBytes(trx, uploaderId, staged.sizeBytes);
    await ctx.jobs.enqueueProcessing(trx, documentId);
    await staged.commit(storageKey);
    return { id: documentId, uploaderId };
  });
}

async function checkShelf(db: Database, fields: UploadFields): Promise<void> {
  const { schoolId, courseId } = fields;
  if (schoolId !== undefined && !(await findSchool(db, schoolId))) throw schoolUnknown();
  if (courseId === undefined) return;
  const course = await findCourse(db, courseId);
  if (!course || (schoolId !== undefined && course.school_id !== schoolId)) throw courseUnknown();
}

import type { DocumentDetail, ProcessingStep } from '@aw/contracts/documents/shapes';
import type { Database } from '@aw/db';
import type { DocumentRow } from '@aw/db/documents';
import * as documents from '@aw/db/documents';
import type { UserContext } from '../../context';
import { type JsonText, withFields } from '../../server/json-text';
import { countingOf, readAgainAtOf, reviewOf, scanWaitOf, toOwnCard } from './document.mapper';
import { documentNotFound } from './documents.errors';
import { describeDownload } from './download/download.policy';
import { findAccessible, withAccess } from './find-accessible';
import { isAboutThisDecision } from './review/appeal.policy';
import { scanProgressOf } from './scan-progress';

/** Returns the document that an upload resembles or is a copy of, or null if there is none in the library. */
async function similarOf(
  db: Database,
  { duplicate_of: original, similar_to: similar }: DocumentRow,
): Promise<DocumentDetail['similarTo']> {
  const id = original ?? similar;
  const other = id === null ? undefined : await documents.find(db, id);
  return other?.is_listed ? { id: other.id, title: other.title } : null;
}

/** Returns a document as this reader may see it. The JSON of documents of other people is built by the database. */
export async function getDocument(
  ctx: UserContext,
  id: number,
): Promise<DocumentDetail | JsonText<DocumentDetail>> {
  const row = await documents.findPageForReader(ctx.db, id, ctx.userId);
  const { document, access } = await withAccess(ctx, { id, userId: ctx.userId }, row);
  if (access.isOwn) return getOwnDocument(ctx, id);
  const download = describeDownload(document, { fileName: document.file_name, isOwn: false });
  // The clean copy is made as soon as a person who may download it opens the page.
  if (download.state === 'preparing' && access.isUnlocked)
    await ctx.jobs.enqueue(ctx.db, 'prepare-download', { documentId: id });
  return withFields<DocumentDetail>(document.page, {
    ...access,
    isListed: document.is_listed === true,
    ...detailForOthers,
    download,
  });
}

const detailForOthers = {
  uploaderId: null,
  counting: 'counted',
  review: null,
  readAgainAt: null,
  similarTo: null,
  appeal: null,
} as const;

/** Returns an upload with the fields that only its uploader sees. Throws 404 for uploads of other people. */
export async function getOwnDocument(ctx: UserContext, id: number): Promise<DocumentDetail> {
  const { document, access } = await findAccessible(ctx, id, ctx.userId);
  if (!access.isOwn) throw documentNotFound();
  const [file, pages, rating, isSaved, similarTo, appeal] = await Promise.all([
    documents.findFile(ctx.db, document.file_sha256),
    documents.listPages(ctx.db, id),
    documents.findRating(ctx.db, id, ctx.userId),
    documents.hasSaved(ctx.db, ctx.userId, id),
    similarOf(ctx.db, document),
    documents.findLatestAppeal(ctx.db, id),
  ]);
  if (!file) throw documentNotFound();
  return {
    ...toOwnCard(document),
    ...access,
    isListed: document.is_listed === true,
    uploaderId: document.uploader_id,
    pages,
    download: describeDownload(file, { fileName: document.file_name, isOwn: true }),
    step: document.step as ProcessingStep,
    readAgainAt: readAgainAtOf(document),
    ...(await scanProgressOf(ctx.db, document)),
    ...scanWaitOf(document),
    myRating: rating?.stars ?? null,
    isSaved,
    counting: countingOf(document),
    review: reviewOf(document),
    similarTo,
    appeal:
      appeal && isAboutThisDecision(document, appeal)
        ? {
            status: appeal.status as 'open' | 'granted' | 'denied',
            message: appeal.message,
            answer: appeal.answer,
          }
        : null,
  };
}

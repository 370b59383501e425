import type { DocumentDetail, ProcessingStep } from '@aw/contracts/documents/shapes';
import type { Database } from '@aw/db';
import type { DocumentRow } from '@aw/db/documents';
import * as documents from '@aw/db/documents';
import type { UserContext } from '../../context';
import { type JsonText, withFields } from '../../server/json-text';
import { countingOf, readAgainAtOf, reviewOf, toCard } from './document.mapper';
import { requireLibraryAccess } from './document.policy';
import { documentNotFound } from './documents.errors';
import { downloadOf } from './download/download.policy';
import { accessible, findAccessible } from './find-accessible';
import { isAboutThisDecision } from './review/appeal.policy';

/** The listed document that an own upload looks like. */
async function similarOf(
  db: Database,
  { similar_to: id }: DocumentRow,
): Promise<DocumentDetail['similarTo']> {
  const similar = id === null ? undefined : await documents.findDocument(db, id);
  return similar?.is_listed ? { id: similar.id, title: similar.title } : null;
}

/** One document as its reader may see it; what is not their own is written by the database. */
export async function getDocument(
  ctx: UserContext,
  id: number,
): Promise<DocumentDetail | JsonText<DocumentDetail>> {
  const found = await documents.findReaderPage(ctx.db, id, ctx.userId);
  const { document, access } = await accessible(ctx, { id, userId: ctx.userId }, found);
  if (access.isOwn) return getOwnDocument(ctx, id);
  await requireLibraryAccess(ctx.db, ctx.config, ctx.userId);
  const download = downloadOf(document, { fileName: document.file_name, isOwn: false });
  // Made as soon as somebody opens the page who may download it.
  if (download.state === 'preparing' && access.isUnlocked) await ctx.jobs.enqueueDownload(ctx.db, id);
  return withFields<DocumentDetail>(document.page, {
    ...access,
    isListed: document.is_listed === true,
    ...strangersDetail,
    download,
  });
}

const strangersDetail = {
  uploaderId: null,
  counting: 'counted',
  review: null,
  readAgainAt: null,
  similarTo: null,
  appeal: null,
} as const;

/** An upload with what only its uploader learns; throws 404 for somebody else's. */
export async function getOwnDocument(ctx: UserContext, id: number): Promise<DocumentDetail> {
  const { document, access } = await findAccessible(ctx, id, ctx.userId);
  if (!access.isOwn) throw documentNotFound();
  const [file, pages, rating, similarTo, appeal] = await Promise.all([
    documents.findFile(ctx.db, document.file_sha256),
    documents.listPages(ctx.db, id),
    documents.findRating(ctx.db, id, ctx.userId),
    similarOf(ctx.db, document),
    documents.findLatestAppeal(ctx.db, id),
  ]);
  if (!file) throw documentNotFound();
  return {
    ...toCard(document),
    ...access,
    isListed: document.is_listed === true,
    uploaderId: document.uploader_id,
    pages,
    download: downloadOf(file, { fileName: document.file_name, isOwn: true }),
    step: document.step as ProcessingStep,
    readAgainAt: readAgainAtOf(document),
    myRating: rating?.stars ?? null,
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

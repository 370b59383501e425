import type { DocumentDetail, ProcessingStep } from '@aw/contracts/documents/public';
import {
  type Database,
  type DocumentRow,
  findDocument,
  findLatestAppeal,
  findRating,
  findReaderPage,
  listPages,
} from '@aw/db';
import type { UserContext } from '../../context';
import { documentNotFound } from '../../domain/documents/document.errors';
import { requireLibraryAccess } from '../../domain/documents/document.policy';
import { accessible, findAccessible } from '../../domain/documents/find-accessible';
import { type JsonText, withFields } from '../../server/json-text';
import { isAboutThisDecision } from './appeal.policy';
import { countingOf, reviewOf, toCard } from './document.mapper';

/** The listed document that an own upload looks like. */
async function similarOf(
  db: Database,
  { similar_to: id }: DocumentRow,
): Promise<DocumentDetail['similarTo']> {
  const similar = id === null ? undefined : await findDocument(db, id);
  return similar?.is_listed ? { id: similar.id, title: similar.title } : null;
}

/** One document as its reader may see it; what is not their own is written by the database. */
export async function getDocument(
  ctx: UserContext,
  id: number,
): Promise<DocumentDetail | JsonText<DocumentDetail>> {
  const found = await findReaderPage(ctx.db, id, ctx.userId);
  const { document, access } = await accessible(ctx, { id, userId: ctx.userId }, found);
  if (access.isOwn) return getOwnDocument(ctx, id);
  await requireLibraryAccess(ctx.db, ctx.config, ctx.userId);
  return withFields<DocumentDetail>(document.page, {
    ...access,
    isListed: document.is_listed === true,
    ...strangersDetail,
  });
}

const strangersDetail = {
  uploaderId: null,
  counting: 'counted',
  review: null,
  similarTo: null,
  appeal: null,
} as const;

/** An upload with what only its uploader learns; throws 404 for somebody else's. */
export async function getOwnDocument(ctx: UserContext, id: number): Promise<DocumentDetail> {
  const { document, access } = await findAccessible(ctx, id, ctx.userId);
  if (!access.isOwn) throw documentNotFound();
  const [pages, rating, similarTo, appeal] = await Promise.all([
    listPages(ctx.db, id),
    findRating(ctx.db, id, ctx.userId),
    similarOf(ctx.db, document),
    findLatestAppeal(ctx.db, id),
  ]);
  return {
    ...toCard(document),
    ...access,
    isListed: document.is_listed === true,
    uploaderId: document.uploader_id,
    pages,
    step: document.step as ProcessingStep,
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

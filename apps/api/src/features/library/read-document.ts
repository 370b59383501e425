import type { DocumentDetail, ProcessingStep } from '@aw/contracts/documents';
import {
  type Database,
  type DocumentRow,
  findDocument,
  findLatestAppeal,
  findRating,
  listPages,
} from '@aw/db';
import type { Context, PersonContext } from '../../context';
import { isAboutThisDecision } from './appeal.policy';
import { toCard } from './document.mapper';
import { type Access, accessOf, requireLibraryAccess } from './document.policy';
import { documentNotFound } from './library.errors';

/** A document that exists for this person, with what they may do with it; throws 404 otherwise. */
export async function findAccessible(
  ctx: Context,
  id: number,
  userId: string | undefined,
): Promise<{ document: DocumentRow; access: Access }> {
  const document = await findDocument(ctx.db, id);
  const access = document && (await accessOf(ctx.db, document, userId));
  if (!document || !access) throw documentNotFound();
  return { document, access };
}

/** One document as its reader may see it. */
export async function readDocument(ctx: PersonContext, id: number): Promise<DocumentDetail> {
  const { document, access } = await findAccessible(ctx, id, ctx.userId);
  if (!access.isOwn) await requireLibraryAccess(ctx.db, ctx.config, ctx.userId);
  return toDetail(ctx.db, document, access, ctx.userId);
}

/** The detail page's view of a document. */
export async function toDetail(
  db: Database,
  document: DocumentRow,
  access: Access,
  userId: string,
): Promise<DocumentDetail> {
  const [pages, rating, appeal] = await Promise.all([
    listPages(db, document.id),
    findRating(db, document.id, userId),
    access.isOwn ? findLatestAppeal(db, document.id) : undefined,
  ]);
  // Who unlocked a document keeps it as it was; its removal concerns the uploader and the lists.
  const card = access.isOwn ? toCard(document) : toCard({ ...document, deleted_at: null });
  return {
    ...card,
    uploaderId: access.isOwn ? document.uploader_id : null,
    ...access,
    pages,
    step: document.step as ProcessingStep,
    myRating: rating?.stars ?? null,
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

import type { DocumentDetail, ProcessingStep } from '@aw/contracts/documents/public';
import {
  type Database,
  type DocumentRow,
  findDocument,
  findLatestAppeal,
  findRating,
  listPages,
  wasRefunded,
} from '@aw/db';
import type { Context, UserContext } from '../../context';
import { isAboutThisDecision } from './appeal.policy';
import { toCard } from './document.mapper';
import { type Access, accessOf, requireLibraryAccess } from './document.policy';
import { documentNotFound, documentRemoved } from './library.errors';

/** A document that exists for this person, with what they may do with it; throws 404 otherwise, 410 for who got the credit back. */
export async function findAccessible(
  ctx: Context,
  id: number,
  userId: string | undefined,
): Promise<{ document: DocumentRow; access: Access }> {
  const document = await findDocument(ctx.db, id);
  if (!document) throw documentNotFound();
  const access = await accessOf(ctx.db, document, userId);
  if (!access) throw await whyNot(ctx, document, userId);
  return { document, access };
}

/** Who had paid for a document that was removed for cause is told so; for everybody else it does not exist. */
async function whyNot(ctx: Context, { id }: DocumentRow, userId: string | undefined) {
  const isBuyer = userId !== undefined && (await wasRefunded(ctx.db, userId, id));
  return isBuyer ? documentRemoved() : documentNotFound();
}

function countingOf({ originality }: DocumentRow): DocumentDetail['counting'] {
  if (originality === 'accepted') return 'counted';
  return originality === 'waiting' ? 'waiting' : 'never';
}

/** The listed document that an own upload looks like. */
async function similarOf(
  db: Database,
  { similar_to: id }: DocumentRow,
): Promise<DocumentDetail['similarTo']> {
  const similar = id === null ? undefined : await findDocument(db, id);
  return similar?.is_listed ? { id: similar.id, title: similar.title } : null;
}

/** One document as its reader may see it. */
export async function getDocument(ctx: UserContext, id: number): Promise<DocumentDetail> {
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
    counting: access.isOwn ? countingOf(document) : 'counted',
    similarTo: access.isOwn ? await similarOf(db, document) : null,
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

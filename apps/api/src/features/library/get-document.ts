import type { DocumentDetail, ProcessingStep } from '@aw/contracts/documents/public';
import {
  type Database,
  type DocumentRow,
  findDocument,
  findLatestAppeal,
  findRating,
  findReaderDocument,
  findReaderPage,
  listPages,
  type ReaderDocument,
  wasRefunded,
} from '@aw/db';
import type { Context, UserContext } from '../../context';
import { documentNotFound } from '../../domain/documents/document.errors';
import {
  type Access,
  accessOf,
  type Guarded,
  requireLibraryAccess,
} from '../../domain/documents/document.policy';
import { type JsonText, withFields } from '../../server/json-text';
import { isAboutThisDecision } from './appeal.policy';
import { toCard } from './document.mapper';
import { documentRemoved } from './library.errors';

/** A document that exists for this person, with what they may do with it; throws 404 otherwise, 410 for who got the credit back. */
export async function findAccessible(
  ctx: Context,
  id: number,
  userId: string | undefined,
): Promise<{ document: ReaderDocument; access: Access }> {
  return accessible(ctx, { id, userId }, await findReaderDocument(ctx.db, id, userId));
}

async function accessible<Row extends Guarded>(
  ctx: Context,
  { id, userId }: { id: number; userId: string | undefined },
  document: Row | undefined,
): Promise<{ document: Row; access: Access }> {
  if (!document) throw documentNotFound();
  const access = accessOf(document, userId);
  if (!access) throw await whyNot(ctx, id, userId);
  return { document, access };
}

/** Who had paid for a document that was removed for cause is told so; for everybody else it does not exist. */
async function whyNot(ctx: Context, id: number, userId: string | undefined) {
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

/** One document as its reader may see it; what is not their own is written by the database. */
export async function getDocument(
  ctx: UserContext,
  id: number,
): Promise<DocumentDetail | JsonText<DocumentDetail>> {
  const found = await findReaderPage(ctx.db, id, ctx.userId);
  const { document, access } = await accessible(ctx, { id, userId: ctx.userId }, found);
  if (access.isOwn) return getOwnDocument(ctx, id);
  await requireLibraryAccess(ctx.db, ctx.config, ctx.userId);
  return withFields<DocumentDetail>(document.page, { ...access, ...strangersDetail });
}

const strangersDetail = { uploaderId: null, counting: 'counted', similarTo: null, appeal: null } as const;

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
    uploaderId: document.uploader_id,
    pages,
    step: document.step as ProcessingStep,
    myRating: rating?.stars ?? null,
    counting: countingOf(document),
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

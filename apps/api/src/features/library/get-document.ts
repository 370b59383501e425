import type { DocumentDetail, ProcessingStep } from '@aw/contracts/documents/public';
import {
  type Database,
  type DocumentRow,
  findDocument,
  findLatestAppeal,
  findReaderDetail,
  findReaderDocument,
  type ReaderDocument,
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
): Promise<{ document: ReaderDocument; access: Access }> {
  return accessible(ctx, await findReaderDocument(ctx.db, id, userId), userId);
}

async function accessible<Row extends ReaderDocument>(
  ctx: Context,
  document: Row | undefined,
  userId: string | undefined,
): Promise<{ document: Row; access: Access }> {
  if (!document) throw documentNotFound();
  const access = accessOf(document, userId);
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
  const { document, access } = await accessible(
    ctx,
    await findReaderDetail(ctx.db, id, ctx.userId),
    ctx.userId,
  );
  if (!access.isOwn) await requireLibraryAccess(ctx.db, ctx.config, ctx.userId);
  const own = access.isOwn ? await ownDetail(ctx.db, document) : strangersDetail;
  // Who unlocked a document keeps it as it was; its removal concerns the uploader and the lists.
  const card = access.isOwn ? toCard(document) : toCard({ ...document, deleted_at: null });
  return {
    ...card,
    ...access,
    ...own,
    pages: document.pages,
    step: document.step as ProcessingStep,
    myRating: document.my_stars,
  };
}

type OwnDetail = Pick<DocumentDetail, 'uploaderId' | 'counting' | 'similarTo' | 'appeal'>;

const strangersDetail: OwnDetail = { uploaderId: null, counting: 'counted', similarTo: null, appeal: null };

/** What only the uploader learns. */
async function ownDetail(db: Database, document: DocumentRow): Promise<OwnDetail> {
  const [similarTo, appeal] = await Promise.all([similarOf(db, document), findLatestAppeal(db, document.id)]);
  return {
    uploaderId: document.uploader_id,
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

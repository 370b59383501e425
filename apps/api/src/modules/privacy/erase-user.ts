import { counted } from '@aw/contracts/duration-text';
import {
  blankDocuments,
  blankMadeQuizzes,
  blankMessagesOf,
  blankOrderFiles,
  blankOrders,
  blankQuestions,
  blankRequests,
  closeReportsOfErased,
  type Database,
  deleteFollowsOf,
  deleteImagesOf,
  deletePrivateRows,
  deleteProofsOf,
  deleteRatings,
  deleteSubscriber,
  eraseUsers,
  forgetDeciders,
  forgetEarlierTexts,
  insertAudit,
  listDueErasures,
  listUsersOf,
  lockCasesOf,
  lockDueErasure,
  lockErasedDocuments,
  lockErasedOrders,
  lockJudgedAnswers,
  lockQuestionsOf,
  revokeCredentialsOf,
} from '@aw/db';
import type { Context } from '../../context';
import { inTransaction } from '../../database/in-transaction';
import { releaseBytes } from '../../server/files/release-bytes';
import { addressHash } from '../../server/security/address-key';
import { refundUnlocks } from '../credits/refund-unlocks';
import { endExams } from '../exam-shields/end-exams';
import { queueMail } from '../mail/queue-mail';
import { removeErasedFiles } from './remove-erased-files';

/**
 * Erases a person, and whoever was merged into them, in one transaction; false when it was undone or done meanwhile.
 * Stored bytes go afterwards, by `removeErasedFiles`. The last mail is a row of this transaction as well; ending it,
 * sent or failed, blanks its address, because the person is erased by then.
 */
export async function eraseUser(ctx: Context, userId: string): Promise<boolean> {
  return inTransaction(ctx, async (ctx) => {
    const now = ctx.now();
    const user = await lockDueErasure(ctx.db, userId, now);
    if (!user) return false;
    const users = await listUsersOf(ctx.db, userId);
    const going = await lockErasedDocuments(ctx.db, users, user.keeps_shared);
    await lockQuestionsOf(ctx.db, users);
    await lockJudgedAnswers(ctx.db, users);
    for (const { file_sha256: sha256, status } of await deleteProofsOf(ctx.db, users))
      await releaseBytes(ctx.db, { sha256, isRead: status !== 'checking' }, now);
    const documentIds = going.map(({ id }) => id);
    await lockCasesOf(ctx.db, { reporters: users, authors: users, documentIds });
    await revokeCredentialsOf(ctx.db, users, now);
    // Before their rows are deleted, so that what they hold is released with them.
    for (const id of users) await endExams(ctx, { userId: id }, { by: 'role', actor: 'system' });
    await deletePrivateRows(ctx.db, users);
    await blankMadeQuizzes(ctx.db, users, now);
    await deleteRatings(ctx.db, users);
    await blankRequests(ctx.db, users, now);
    await forgetEarlierTexts(ctx.db, users);
    if (!user.keeps_shared) await blankQuestions(ctx.db, users, now);
    for (const sha256 of await deleteImagesOf(ctx.db, users, user.keeps_shared))
      await releaseBytes(ctx.db, { sha256, isRead: true }, now);
    await takeOut(ctx, going, now);
    await closeReportsOfErased(ctx.db, { users, documentIds, now });
    await leaveOrders(ctx.db, users, now);
    const proven = user.email_verified_at ? user.email : null;
    await blankMessagesOf(ctx.db, users, proven, now);
    if (proven !== null) await deleteFollowsOf(ctx.db, proven);
    if (proven !== null) await deleteSubscriber(ctx.db, addressHash(proven));
    if (user.email !== null) {
      const to = { userId, address: user.email, name: user.first_name };
      await queueMail({ ...ctx, place: undefined }, to, { kind: 'erased' });
    }
    await eraseUsers(ctx.db, users, now);
    await insertAudit(ctx.db, {
      actor: 'system',
      verb: 'people.erased',
      target: `user:${userId}`,
      after: { users, keepsShared: user.keeps_shared },
    });
    return true;
  });
}

type Going = Awaited<ReturnType<typeof lockErasedDocuments>>;

/** Takes uploads out; who paid for one gets the credit back. */
async function takeOut(ctx: Context, documents: Going, now: Date): Promise<void> {
  if (documents.length === 0) return;
  for (const { id, file_sha256: sha256 } of documents) {
    await refundUnlocks(ctx, id);
    // A published document may be read again, or its download prepared, at this moment.
    await releaseBytes(ctx.db, { sha256, isRead: false }, now);
  }
  const ids = documents.map(({ id }) => id);
  await blankDocuments(ctx.db, ids, now);
}

/** Orders stay, without the person: what was paid, when, and what was done stands in the books. */
async function leaveOrders(db: Database, users: string[], now: Date): Promise<void> {
  await forgetDeciders(db, users);
  const orders = await lockErasedOrders(db, users);
  if (orders.length === 0) return;
  for (const file of await blankOrderFiles(db, orders, now)) await releaseBytes(db, file, now);
  await blankOrders(db, orders);
}

const mostAtOnce = 1000;

/**
 * Erases everybody whose days to undo are over, each in a transaction of their own, then the bytes that they let go of.
 * One that fails does not hold up the others; it is thrown at the end, and the next run tries again.
 */
export async function eraseDue(ctx: Context): Promise<void> {
  const failures: unknown[] = [];
  for (const userId of await listDueErasures(ctx.db, ctx.now(), mostAtOnce)) {
    try {
      await eraseUser(ctx, userId);
    } catch (error) {
      failures.push(error);
    }
  }
  failures.push(...(await removeErasedFiles(ctx)));
  if (failures.length > 0)
    throw new AggregateError(
      failures,
      `${counted(failures.length, 'erasure')} failed. The next run tries again.`,
    );
}

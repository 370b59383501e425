import { counted } from '@aw/contracts/duration-text';
import type { Database } from '@aw/db';
import * as audit from '@aw/db/audit';
import * as certificates from '@aw/db/certificates';
import * as contactMessages from '@aw/db/contact-messages';
import * as experts from '@aw/db/experts';
import * as images from '@aw/db/images';
import * as moderation from '@aw/db/moderation';
import * as newsletter from '@aw/db/newsletter';
import * as privacy from '@aw/db/privacy';
import * as questions from '@aw/db/questions';
import * as quizzes from '@aw/db/quizzes';
import * as userQueries from '@aw/db/users';
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
    const user = await privacy.lockDueErasure(ctx.db, userId, now);
    if (!user) return false;
    const users = await privacy.listUsersOf(ctx.db, userId);
    const going = await privacy.lockErasedDocuments(ctx.db, users, user.keeps_shared);
    await userQueries.lockQuestionsOf(ctx.db, users);
    await userQueries.lockJudgedAnswers(ctx.db, users);
    for (const { file_sha256: sha256, status } of await experts.deleteProofsOf(ctx.db, users))
      await releaseBytes(ctx.db, { sha256, isRead: status !== 'checking' }, now);
    const documentIds = going.map(({ id }) => id);
    await moderation.lockCasesOf(ctx.db, { reporters: users, authors: users, documentIds });
    await certificates.revokeCredentialsOf(ctx.db, users, now);
    // Before their rows are deleted, so that what they hold is released with them.
    for (const id of users) await endExams(ctx, { userId: id }, { by: 'role', actor: 'system' });
    await privacy.deletePrivateRows(ctx.db, users);
    await quizzes.blankMadeQuizzes(ctx.db, users, now);
    await privacy.deleteRatings(ctx.db, users);
    await privacy.blankRequests(ctx.db, users, now);
    await privacy.forgetEarlierTexts(ctx.db, users);
    if (!user.keeps_shared) await privacy.blankQuestions(ctx.db, users, now);
    for (const sha256 of await images.deleteImagesOf(ctx.db, users, user.keeps_shared))
      await releaseBytes(ctx.db, { sha256, isRead: true }, now);
    await takeOut(ctx, going, now);
    await privacy.closeReportsOfErased(ctx.db, { users, documentIds, now });
    await leaveOrders(ctx.db, users, now);
    const proven = user.email_verified_at ? user.email : null;
    await contactMessages.blankMessagesOf(ctx.db, users, proven, now);
    if (proven !== null) await questions.deleteFollowsOf(ctx.db, proven);
    if (proven !== null) await newsletter.deleteSubscriber(ctx.db, addressHash(proven));
    if (user.email !== null) {
      const to = { userId, address: user.email, name: user.first_name };
      await queueMail({ ...ctx, place: undefined }, to, { kind: 'erased' });
    }
    await privacy.eraseUsers(ctx.db, users, now);
    await audit.insertAudit(ctx.db, {
      actor: 'system',
      verb: 'people.erased',
      target: `user:${userId}`,
      after: { users, keepsShared: user.keeps_shared },
    });
    return true;
  });
}

type Going = Awaited<ReturnType<typeof privacy.lockErasedDocuments>>;

/** Takes uploads out; who paid for one gets the credit back. */
async function takeOut(ctx: Context, documents: Going, now: Date): Promise<void> {
  if (documents.length === 0) return;
  for (const { id, file_sha256: sha256 } of documents) {
    await refundUnlocks(ctx, id);
    // A published document may be read again, or its download prepared, at this moment.
    await releaseBytes(ctx.db, { sha256, isRead: false }, now);
  }
  const ids = documents.map(({ id }) => id);
  await privacy.blankDocuments(ctx.db, ids, now);
}

/** Orders stay, without the person: what was paid, when, and what was done stands in the books. */
async function leaveOrders(db: Database, users: string[], now: Date): Promise<void> {
  await privacy.forgetDeciders(db, users);
  const orders = await privacy.lockErasedOrders(db, users);
  if (orders.length === 0) return;
  for (const file of await privacy.blankOrderFiles(db, orders, now)) await releaseBytes(db, file, now);
  await privacy.blankOrders(db, orders);
}

const mostAtOnce = 1000;

/**
 * Erases everybody whose days to undo are over, each in a transaction of their own, then the bytes that they let go of.
 * One that fails does not hold up the others; it is thrown at the end, and the next run tries again.
 */
export async function eraseDue(ctx: Context): Promise<void> {
  const failures: unknown[] = [];
  for (const userId of await privacy.listDueErasures(ctx.db, ctx.now(), mostAtOnce)) {
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

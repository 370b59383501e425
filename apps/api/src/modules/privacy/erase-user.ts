import { formatCount } from '@aw/contracts/duration-text';
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
import * as savedSearches from '@aw/db/saved-searches';
import * as schools from '@aw/db/schools';
import * as userQueries from '@aw/db/users';
import type { Context } from '../../context';
import { inTransaction } from '../../database/in-transaction';
import { attemptAll } from '../../jobs/attempt-all';
import { releaseBytes } from '../../server/files/release-bytes';
import { addressHash } from '../../server/security/address-key';
import { refundUnlocks } from '../credits/refund-unlocks';
import { deleteDraftsOfUsers } from '../documents/drafts/remove-drafts';
import { endExams } from '../exam-shields/end-exams';
import { queueMail } from '../mail/queue-mail';
import { removeErasedFiles } from './remove-erased-files';

/**
 * Erases a user and the users merged into them, in one transaction. Returns false if the erasure was cancelled or done
 * meanwhile. `removeErasedFiles` removes the stored bytes later. The last email is queued in the same transaction, and
 * its address is deleted once it was sent or has failed.
 */
export async function eraseUser(ctx: Context, userId: string): Promise<boolean> {
  return inTransaction(ctx, async (ctx) => {
    const now = ctx.now();
    const user = await privacy.lockDueErasure(ctx.db, userId, now);
    if (!user) return false;
    const users = await privacy.listMergedUsers(ctx.db, userId);
    const erasedDocuments = await privacy.lockErasedDocuments(ctx.db, users, user.keeps_shared);
    const namedPlaces = await schools.listPlacesOfUsers(ctx.db, users);
    await userQueries.lockQuestions(ctx.db, users);
    await userQueries.lockHelpfulAnswers(ctx.db, users);
    for (const { file_sha256: sha256, status } of await experts.deleteProofsOfUsers(ctx.db, users))
      await releaseBytes(ctx.db, { sha256, isRead: status !== 'checking' }, now);
    await deleteDraftsOfUsers(ctx.db, users, now);
    const documentIds = erasedDocuments.map(({ id }) => id);
    await moderation.lockCases(ctx.db, { reporters: users, authors: users, documentIds });
    await certificates.revokeCredentials(ctx.db, users, now);
    // Before the exam shields are deleted, so that the questions they hold are released.
    for (const id of users) await endExams(ctx, { userId: id }, { by: 'role', actor: 'system' });
    await privacy.deletePrivateRows(ctx.db, users);
    await quizzes.blankGenerated(ctx.db, users, now);
    await privacy.deleteRatings(ctx.db, users);
    await privacy.blankRequests(ctx.db, users, now);
    await privacy.deleteEarlierTexts(ctx.db, users);
    if (!user.keeps_shared) await privacy.blankQuestions(ctx.db, users, now);
    for (const sha256 of await images.deleteOfUsers(ctx.db, users, user.keeps_shared))
      await releaseBytes(ctx.db, { sha256, isRead: true }, now);
    await blankDocuments(ctx, erasedDocuments, now);
    await schools.deleteUnusedPlaces(ctx.db, namedPlaces);
    await privacy.closeReports(ctx.db, { users, documentIds, now });
    await blankOrders(ctx.db, users, now);
    const verifiedEmail = user.email_verified_at ? user.email : null;
    await contactMessages.blankOfUsers(ctx.db, users, verifiedEmail, now);
    if (verifiedEmail !== null) {
      await questions.deleteEmailFollows(ctx.db, verifiedEmail);
      await newsletter.deleteSubscriber(ctx.db, addressHash(verifiedEmail));
      await savedSearches.deleteOfAddress(ctx.db, addressHash(verifiedEmail));
      await savedSearches.deleteMailsTo(ctx.db, [addressHash(verifiedEmail)]);
    }
    if (user.email !== null) {
      const to = { userId, address: user.email, name: user.first_name };
      await queueMail({ ...ctx, network: undefined }, to, { kind: 'erased' });
    }
    await privacy.eraseUsers(ctx.db, users, now);
    await audit.insert(ctx.db, {
      actor: 'system',
      verb: 'people.erased',
      target: `user:${userId}`,
      after: { users, keepsShared: user.keeps_shared },
    });
    return true;
  });
}

type ErasedDocuments = Awaited<ReturnType<typeof privacy.lockErasedDocuments>>;

/** Deletes the content of uploads, and refunds those who unlocked them. */
async function blankDocuments(ctx: Context, documents: ErasedDocuments, now: Date): Promise<void> {
  if (documents.length === 0) return;
  for (const { id, file_sha256: sha256 } of documents) {
    await refundUnlocks(ctx, id);
    // A job may be reading the bytes of a published document.
    await releaseBytes(ctx.db, { sha256, isRead: false }, now);
  }
  const ids = documents.map(({ id }) => id);
  await privacy.blankDocuments(ctx.db, ids, now);
}

/** Removes the person from their orders. Accounting still needs the payments, their dates and the work done. */
async function blankOrders(db: Database, users: string[], now: Date): Promise<void> {
  await privacy.anonymizeDecisions(db, users);
  const orders = await privacy.lockErasedOrders(db, users);
  if (orders.length === 0) return;
  for (const file of await privacy.blankOrderFiles(db, orders, now)) await releaseBytes(db, file, now);
  await privacy.blankOrders(db, orders);
}

const maxPerRun = 1000;

/**
 * Erases every user whose erasure is due, each in its own transaction, and then removes the bytes that this releases.
 */
export async function eraseDue(ctx: Context): Promise<void> {
  await attemptAll(
    async ({ attempt }) => {
      for (const userId of await privacy.listDueErasures(ctx.db, ctx.now(), maxPerRun))
        await attempt(() => eraseUser(ctx, userId));
      for (const error of await removeErasedFiles(ctx)) await attempt(() => Promise.reject(error));
    },
    (failures) => `${formatCount(failures, 'erasure')} failed. The next run tries again.`,
  );
}

import { counted } from '@aw/contracts/duration-text';
import * as ai from '@aw/db/ai';
import * as auth from '@aw/db/auth';
import * as contactMessages from '@aw/db/contact-messages';
import * as credits from '@aw/db/credits';
import * as documents from '@aw/db/documents';
import * as images from '@aw/db/images';
import * as newsletter from '@aw/db/newsletter';
import * as notifications from '@aw/db/notifications';
import * as questions from '@aw/db/questions';
import * as staff from '@aw/db/staff';
import { sql } from 'kysely';
import type { Context } from '../context';
import { inTransaction } from '../database/in-transaction';
import { attemptAll } from '../jobs/attempt-all';
import { fillWelcomeMailboxes } from './credits/grant-welcome';
import { fillFingerprints } from './documents/originality/fill-fingerprints';
import { queueRereading } from './documents/processing/reread-document';
import { alertStaffOfLateReviews } from './documents/reward-reviews';
import { countTextFingerprints } from './exam-shields/count-fingerprints';
import { forgetExams } from './exam-shields/forget-exams';
import { removeEndedProofs } from './experts/proofs/remove-ended-proofs';
import { removeUnusedImages } from './images/remove-unused-images';
import { eraseDue } from './privacy/erase-user';
import { forgetWithdrawn } from './privacy/forget-withdrawn';
import { compileOldTexts } from './questions/compile-old-texts';
import { compileOldItems } from './quizzes/compile-old-items';
import { noteUpgradeProgress } from './system/data-upgrades';
import { normalizeOldTexts } from './system/normalize-old-texts';

const dayMs = 24 * 60 * 60 * 1000;

const spamDays = 30;

const answeredMonths = 24;

/** After which not even the hash of an address that left, or never answered, is kept. */
const forgottenMonths = 12;

const hourMs = 60 * 60 * 1000;
/** How long it is known from where welcome credits were taken. */
const welcomeDaysMs = 90 * 24 * hourMs;
/** How long a notification is kept, and at how many of the oldest one run looks. */
const notificationDaysMs = 180 * 24 * hourMs;
const mostNotifications = 10_000;
/** One run checks images that were hidden in the past week, and at most `maxHeldImages` images of texts that wait for review. */
const weekMs = 7 * 24 * hourMs;
const maxHeldImages = 1_000;
/** How long a mailbox is known to have had its credit. */
const mailboxDaysMs = 730 * 24 * hourMs;

/**
 * Removes data whose time is over: sessions, limit counters, unfinished uploads, unused images, people who asked to be
 * erased, content of removed documents, messages, addresses, notifications, chats that are not kept, proofs and exam
 * fingerprints. It also brings older documents, questions, answers and names up to date, notes how far that has come, counts
 * fingerprints of published texts, and alerts staff of decisions that are late. A part that fails does not stop the others; its error is thrown at
 * the end, and the next run tries again.
 */
export async function runMaintenance(ctx: Context): Promise<void> {
  const now = ctx.now();
  const parts = [
    () => auth.deleteExpiredSessions(ctx.db, now),
    () => staff.deleteExpiredAdminSessions(ctx.db, now),
    () => sql`delete from rate_limits where expire < ${now.getTime()}`.execute(ctx.db),
    () => documents.deleteViewMarks(ctx.db, now.toISOString().slice(0, 10)),
    () => ctx.files.removeStaleStages(hourMs),
    () => forgetMessages(ctx),
    () => forgetSubscribers(ctx),
    () => credits.deleteWelcomeGrants(ctx.db, new Date(now.getTime() - welcomeDaysMs)),
    () => fillWelcomeMailboxes(ctx),
    () => credits.deleteWelcomeMailboxes(ctx.db, new Date(now.getTime() - mailboxDaysMs)),
    () => fillFingerprints(ctx),
    () => alertStaffOfLateReviews(ctx),
    () => queueRereading(ctx),
    () => compileOldTexts(ctx),
    () => compileOldItems(ctx),
    () => normalizeOldTexts(ctx),
    () => noteUpgradeProgress(ctx),
    () => questions.deleteUnconfirmedFollows(ctx.db, now),
    () =>
      notifications.deleteOldNotifications(
        ctx.db,
        new Date(now.getTime() - notificationDaysMs),
        mostNotifications,
      ),
    () => ai.deleteUnkeptConversations(ctx.db, new Date(now.getTime() - dayMs)),
    () => ai.deleteExpiredShares(ctx.db, now),
    () => forgetExams(ctx),
    () => countTextFingerprints(ctx),
    () => removeEndedProofs(ctx),
    () => removeUnusedImages(ctx),
    () =>
      inTransaction(ctx, (ctx) =>
        images.settleHeldImages(ctx.db, { since: new Date(now.getTime() - weekMs), limit: maxHeldImages }),
      ),
    () => forgetWithdrawn(ctx),
    () => eraseDue(ctx),
  ];
  await attemptAll(
    async ({ attempt }) => {
      for (const part of parts) await attempt(async () => part());
    },
    (failures) => `${counted(failures, 'part')} of the clean-up failed. The next run tries again.`,
  );
}

/** Deletes what people wrote when it is over: spam after 30 days, the rest two years after it was answered or closed. */
async function forgetMessages({ db, now }: Context): Promise<void> {
  await contactMessages.deleteOldSpam(db, new Date(now().getTime() - spamDays * dayMs));
  await contactMessages.blankOldMessages(db, monthsBefore(now(), answeredMonths), now());
}

/** Deletes addresses that nobody confirmed within their seven days, and a year later that they were ever asked for. */
async function forgetSubscribers({ db, now }: Context): Promise<void> {
  await newsletter.forgetUnconfirmed(db, now());
  await newsletter.deleteForgottenSubscribers(db, monthsBefore(now(), forgottenMonths));
}

function monthsBefore(moment: Date, months: number): Date {
  const earlier = new Date(moment);
  earlier.setUTCMonth(earlier.getUTCMonth() - months);
  return earlier;
}

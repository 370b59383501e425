import { formatCount } from '@aw/contracts/duration-text';
import * as ai from '@aw/db/ai';
import * as auth from '@aw/db/auth';
import * as courseFollows from '@aw/db/course-follows';
import * as credits from '@aw/db/credits';
import * as documents from '@aw/db/documents';
import * as images from '@aw/db/images';
import * as questions from '@aw/db/questions';
import * as staff from '@aw/db/staff';
import * as system from '@aw/db/system';
import { sql } from 'kysely';
import { dayMs, hourMs } from '../config/durations';
import type { Context } from '../context';
import { inTransaction } from '../database/in-transaction';
import { attemptAll } from '../jobs/attempt-all';
import { deleteOldMessages } from './contact-messages/delete-old-messages';
import { newsRetentionMs } from './course-follows/news-window';
import { fillWelcomeMailboxes } from './credits/grant-welcome';
import { deleteExpiredDrafts } from './documents/drafts/remove-drafts';
import { fillFingerprints } from './documents/originality/fill-fingerprints';
import { hideRemovedWorks } from './documents/originality/hide-removed-works';
import { fillRemovedWorks } from './documents/originality/removed-works';
import { queueRereading } from './documents/processing/reread-document';
import { alertStaffOfLateReviews } from './documents/reward-reviews';
import { countTextFingerprints } from './exam-shields/count-fingerprints';
import { deleteOldExams } from './exam-shields/delete-old-exams';
import { deleteExpiredProofs } from './experts/proofs/delete-expired-proofs';
import { removeUnusedImages } from './images/remove-unused-images';
import { deleteOldSubscribers } from './newsletter/delete-old-subscribers';
import { deleteOldNotifications } from './notifications/delete-old-notifications';
import { eraseDue } from './privacy/erase-user';
import { forgetWithdrawn } from './privacy/forget-withdrawn';
import { compileOldTexts } from './questions/compile-old-texts';
import { compileOldItems } from './quizzes/compile-old-items';
import { deleteExpiredSavedSearches } from './saved-searches/delete-expired-saved-searches';
import { forgetOldWords } from './search/indexing/forget-old-words';
import { queueIndexing } from './search/indexing/index-search';
import { compileOldMaterials } from './study-materials/compile-old-materials';
import { alertStaffOfWaitingScans } from './system/alert-waiting-scans';
import { noteUpgradeProgress } from './system/data-upgrades';
import { normalizeOldTexts } from './system/normalize-old-texts';
import { closeMissedSearches } from './words/missed-searches/close-missed-searches';

const welcomeGrantsKeptMs = 90 * dayMs;
const welcomeMailboxesKeptMs = 730 * dayMs;
const batchProgressKeptMs = 90 * dayMs;
const maxHeldImages = 1_000;
const maxOldNews = 10_000;

/**
 * Deletes data that is kept for a limited time, brings older data up to date, and alerts staff of late decisions.
 * A step that fails does not stop the others; its error is thrown at the end, and the next run tries again.
 */
export async function runMaintenance(ctx: Context): Promise<void> {
  const now = ctx.now();
  const before = (ms: number) => new Date(now.getTime() - ms);
  const steps: (() => Promise<unknown>)[] = [
    () => auth.deleteExpiredSessions(ctx.db, now),
    () => staff.deleteExpiredSessions(ctx.db, now),
    () => sql`delete from rate_limits where expire < ${now.getTime()}`.execute(ctx.db),
    () => documents.deleteViewMarks(ctx.db, now.toISOString().slice(0, 10)),
    () => closeMissedSearches(ctx),
    () => ctx.files.removeStaleStages(hourMs),
    () => deleteExpiredDrafts(ctx),
    () => deleteOldMessages(ctx),
    () => deleteOldSubscribers(ctx),
    () => credits.deleteOldWelcomeGrants(ctx.db, before(welcomeGrantsKeptMs)),
    () => fillWelcomeMailboxes(ctx),
    () => credits.deleteOldWelcomeMailboxes(ctx.db, before(welcomeMailboxesKeptMs)),
    () => fillRemovedWorks(ctx),
    () => hideRemovedWorks(ctx),
    () => fillFingerprints(ctx),
    () => alertStaffOfLateReviews(ctx),
    () => alertStaffOfWaitingScans(ctx),
    () => queueRereading(ctx),
    () => compileOldTexts(ctx),
    () => compileOldItems(ctx),
    () => compileOldMaterials(ctx),
    () => normalizeOldTexts(ctx),
    () => queueIndexing(ctx),
    () => forgetOldWords(ctx),
    () => noteUpgradeProgress(ctx),
    () => questions.deleteUnconfirmedFollows(ctx.db, now),
    () => deleteExpiredSavedSearches(ctx),
    () => courseFollows.deleteOldNews(ctx.db, before(newsRetentionMs), maxOldNews),
    () => deleteOldNotifications(ctx),
    () => ai.deleteExpiredConversations(ctx.db, before(dayMs)),
    () => ai.deleteExpiredShares(ctx.db, now),
    () => system.deleteOldProgress(ctx.db, before(batchProgressKeptMs)),
    () => deleteOldExams(ctx),
    () => countTextFingerprints(ctx),
    () => deleteExpiredProofs(ctx),
    () => removeUnusedImages(ctx),
    () =>
      inTransaction(ctx, (ctx) =>
        images.reconcileHidden(ctx.db, { since: before(7 * dayMs), limit: maxHeldImages }),
      ),
    () => forgetWithdrawn(ctx),
    () => eraseDue(ctx),
  ];
  await attemptAll(
    async ({ attempt }) => {
      for (const step of steps) await attempt(step);
    },
    (failures) => `${formatCount(failures, 'part')} of the clean-up failed. The next run tries again.`,
  );
}

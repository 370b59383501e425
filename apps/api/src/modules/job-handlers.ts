import { formatCount } from '@aw/contracts/duration-text';
import type { PageReader } from '../adapters/pages/page-reader';
import type { Context } from '../context';
import { attemptAll } from '../jobs/attempt-all';
import type { JobHandlers } from '../jobs/jobs';
import { endAbandoned } from './ai/answers/end-abandoned';
import { sendReset } from './auth/send-reset';
import { notifyOfCourseNews } from './course-follows/notify-of-course-news';
import { sendCourseMails } from './course-follows/send-course-mails';
import { giveUpOnDownload, prepareDownload } from './documents/processing/prepare-download';
import { giveUpOnDocument, processDocument } from './documents/processing/process-document';
import { giveUpOnText, recogniseText } from './documents/processing/recognise-text';
import { giveUpOnRereading, rereadDocument } from './documents/processing/reread-document';
import { tellBuyers } from './documents/tell-buyers';
import { watchExams } from './exam-shields/watch-exams';
import { checkExpertProof, giveUpOnExpertProof } from './experts/proofs/check-expert-proof';
import { giveUpOnMail, sendMail } from './mail/send-mail';
import { runMaintenance } from './maintenance';
import { moderatedKinds } from './moderated-kinds';
import { notifyReporters } from './moderation/notify-reporters';
import { giveUpOnIssue, sendIssue } from './newsletter/send-issue';
import { sendNewsletterLink } from './newsletter/send-newsletter-link';
import { sendDigests } from './notifications/send-digests';
import { sendOrderLink } from './orders/customer/send-order-link';
import { checkOrderFile, giveUpOnOrderFile } from './orders/files/check-order-file';
import { runScheduledOrders } from './orders/scheduled/run-scheduled';
import { notifyDueEvidence } from './payments/disputes/notify-due-evidence';
import { reconcile } from './payments/reconciliation/reconcile';
import { giveUpOnRefund, sendRefund } from './payments/refunds/send-refund';
import { applyWebhook, giveUpOnWebhook } from './payments/webhooks/apply-webhook';
import { notifyFollowers } from './questions/notify-followers';
import { settleQuestions } from './questions/settle-questions';
import { closeDueAttempts } from './quizzes/close-attempt';
import { regradeAttempts } from './quizzes/corrections/regrade-attempts';
import { endForgottenQuizzes, giveUpOnQuiz, makeQuiz } from './quizzes/generation/make-quiz';
import { sendSavedSearchLink } from './saved-searches/send-saved-search-link';
import { sendSavedSearches } from './saved-searches/send-saved-searches';
import { indexSearch } from './search/indexing/index-search';
import {
  endForgottenStudyMaterials,
  giveUpOnStudyMaterial,
  makeStudyMaterial,
} from './study-materials/make-study-material';

/** Maps each queue to the operation that does its jobs. */
export function jobHandlers(ctx: Context, reader: PageReader): JobHandlers {
  return {
    'process-document': {
      run: ({ documentId }) => processDocument({ ...ctx, reader }, documentId),
      giveUp: ({ documentId }) => giveUpOnDocument(ctx, documentId),
    },
    'recognise-text': {
      run: ({ documentId }) => recogniseText({ ...ctx, reader }, documentId),
      giveUp: ({ documentId }) => giveUpOnText({ ...ctx, reader }, documentId),
    },
    'reread-document': {
      run: ({ documentId }) => rereadDocument({ ...ctx, reader }, documentId),
      giveUp: ({ documentId }) => giveUpOnRereading(ctx, documentId),
    },
    'index-search': { run: () => indexSearch(ctx) },
    'prepare-download': {
      run: ({ documentId }) => prepareDownload({ ...ctx, reader }, documentId),
      giveUp: (job) => giveUpOnDownload(ctx, job),
    },
    'send-mail': {
      run: ({ mailId }) => sendMail(ctx, mailId),
      giveUp: ({ mailId }) => giveUpOnMail(ctx, mailId),
    },
    'send-reset': { run: ({ email, place }) => sendReset({ ...ctx, network: place }, email) },
    'send-order-link': { run: ({ place, ...request }) => sendOrderLink({ ...ctx, network: place }, request) },
    'check-order-file': {
      run: ({ fileId, ...tries }) => checkOrderFile({ ...ctx, reader }, fileId, tries),
      giveUp: ({ fileId }) => giveUpOnOrderFile(ctx, fileId),
    },
    'check-expert-proof': {
      run: ({ proofId, ...tries }) => checkExpertProof({ ...ctx, reader }, proofId, tries),
      giveUp: ({ proofId }) => giveUpOnExpertProof(ctx, proofId),
    },
    'apply-webhook': {
      run: ({ eventId }) => applyWebhook(ctx, eventId),
      giveUp: ({ eventId }) => giveUpOnWebhook(ctx, eventId),
    },
    'send-refund': {
      run: ({ refundId }) => sendRefund(ctx, refundId),
      giveUp: ({ refundId }) => giveUpOnRefund(ctx, refundId),
    },
    'send-newsletter-link': {
      run: ({ email, place }) => sendNewsletterLink({ ...ctx, network: place }, email),
    },
    'send-saved-search-link': {
      run: ({ place, ...request }) => sendSavedSearchLink({ ...ctx, network: place }, request),
    },
    'send-issue': {
      run: ({ issueId }) => sendIssue(ctx, issueId),
      giveUp: ({ issueId }) => giveUpOnIssue(ctx, issueId),
    },
    'tell-buyers': { run: (about) => tellBuyers(ctx, about) },
    'notify-followers': { run: (about) => notifyFollowers(ctx, about) },
    'notify-reporters': { run: (about) => notifyReporters(ctx, moderatedKinds, about) },
    'regrade-attempts': { run: ({ correctionId }) => regradeAttempts(ctx, correctionId) },
    'make-quiz': {
      run: ({ generationId, place }) => makeQuiz(ctx, generationId, place),
      giveUp: ({ generationId, place }) => giveUpOnQuiz(ctx, generationId, place),
    },
    'make-chat-quiz': {
      run: ({ generationId, place }) => makeQuiz(ctx, generationId, place),
      giveUp: ({ generationId, place }) => giveUpOnQuiz(ctx, generationId, place),
    },
    'make-study-material': {
      run: ({ materialId, place }) => makeStudyMaterial(ctx, materialId, place),
      giveUp: ({ materialId, place }) => giveUpOnStudyMaterial(ctx, materialId, place),
    },
    maintenance: () => runMaintenance(ctx),
    digests: () => sendDigests(ctx),
    'saved-searches': () => sendSavedSearches(ctx),
    'course-news': () => notifyOfCourseNews(ctx),
    'course-mails': () => sendCourseMails(ctx),
    'order-clock': () =>
      attemptAll(
        async ({ attempt }) => {
          await attempt(() => runScheduledOrders(ctx));
          await attempt(() => notifyDueEvidence(ctx));
        },
        (failures) => `${formatCount(failures, 'part')} of the order clock failed. The next run tries again.`,
      ),
    'question-clock': () =>
      attemptAll(
        async ({ attempt }) => {
          await attempt(() => watchExams(ctx));
          await attempt(() => settleQuestions(ctx));
        },
        (failures) =>
          `${formatCount(failures, 'part')} of the question clock failed. The next run tries again.`,
      ),
    'quiz-clock': async () => {
      await closeDueAttempts(ctx);
      await endForgottenQuizzes(ctx);
      await endForgottenStudyMaterials(ctx);
    },
    'answer-clock': () => endAbandoned(ctx),
    reconcile: async () => {
      await reconcile(ctx);
    },
  };
}

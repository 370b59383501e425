import type { PageReader } from '../adapters/pages/page-reader';
import type { Context } from '../context';
import { endAbandoned } from '../modules/ai/end-abandoned';
import { sendReset } from '../modules/auth/reset-password';
import { notifyBuyers } from '../modules/documents/document-notices';
import { giveUpOnDownload, prepareDownload } from '../modules/documents/prepare-download';
import { giveUpOnDocument, processDocument } from '../modules/documents/process-document';
import { giveUpOnRereading, rereadDocument } from '../modules/documents/processing/reread-document';
import { checkExpertProof, giveUpOnExpertProof } from '../modules/experts/proofs/check-proof';
import { giveUpOnMail, sendMail } from '../modules/mail/send-mail';
import { notifyReporters } from '../modules/moderation/notify-reporters';
import { giveUpOnIssue, sendIssue } from '../modules/newsletter/send-issue';
import { sendNewsletterLink } from '../modules/newsletter/subscribe';
import { sendDigests } from '../modules/notifications/send-digests';
import { sendOrderLink } from '../modules/orders/customer/mail-order-link';
import { checkOrderFile, giveUpOnOrderFile } from '../modules/orders/files/check-order-file';
import { runScheduledOrders } from '../modules/orders/scheduled/run-scheduled';
import { applyWebhook, giveUpOnWebhook } from '../modules/payments/apply-webhook';
import { reconcile } from '../modules/payments/reconcile';
import { giveUpOnRefund, submitRefund } from '../modules/payments/submit-refund';
import { notifyFollowers } from '../modules/questions/follow-question';
import { settleQuestions } from '../modules/questions/settle-questions';
import { carryOutCorrection } from '../modules/quizzes/carry-out-correction';
import { closeDueAttempts } from '../modules/quizzes/close-due-attempts';
import { endForgottenQuizzes, giveUpOnQuiz, makeQuiz } from '../modules/quizzes/generation/make-quiz';
import type { JobHandlers } from './jobs';
import { runMaintenance } from './maintenance';

/** The verb behind each kind of job. */
export function jobHandlers(ctx: Context, reader: PageReader): JobHandlers {
  return {
    'process-document': {
      run: ({ documentId }) => processDocument({ ...ctx, reader }, documentId),
      giveUp: ({ documentId }) => giveUpOnDocument(ctx, documentId),
    },
    'reread-document': {
      run: ({ documentId }) => rereadDocument({ ...ctx, reader }, documentId),
      giveUp: ({ documentId }) => giveUpOnRereading(ctx, documentId),
    },
    'prepare-download': {
      run: ({ documentId }) => prepareDownload({ ...ctx, reader }, documentId),
      giveUp: ({ documentId }) => giveUpOnDownload(ctx, documentId),
    },
    'send-mail': {
      run: ({ mailId }) => sendMail(ctx, mailId),
      giveUp: ({ mailId }) => giveUpOnMail(ctx, mailId),
    },
    'send-reset': { run: ({ email, place }) => sendReset({ ...ctx, place }, email) },
    'send-order-link': { run: ({ place, ...asked }) => sendOrderLink({ ...ctx, place }, asked) },
    'check-order-file': {
      run: ({ fileId, slowReads }) => checkOrderFile({ ...ctx, reader }, fileId, slowReads),
      giveUp: ({ fileId }) => giveUpOnOrderFile(ctx, fileId),
    },
    'check-expert-proof': {
      run: ({ proofId, slowReads }) => checkExpertProof({ ...ctx, reader }, proofId, slowReads),
      giveUp: ({ proofId }) => giveUpOnExpertProof(ctx, proofId),
    },
    'apply-webhook': {
      run: ({ eventId }) => applyWebhook(ctx, eventId),
      giveUp: ({ eventId }) => giveUpOnWebhook(ctx, eventId),
    },
    'send-refund': {
      run: ({ refundId }) => submitRefund(ctx, refundId),
      giveUp: ({ refundId }) => giveUpOnRefund(ctx, refundId),
    },
    'send-newsletter-link': { run: ({ email, place }) => sendNewsletterLink({ ...ctx, place }, email) },
    'send-issue': {
      run: ({ issueId }) => sendIssue(ctx, issueId),
      giveUp: ({ issueId }) => giveUpOnIssue(ctx, issueId),
    },
    'tell-buyers': { run: (about) => notifyBuyers(ctx, about) },
    'notify-followers': { run: (about) => notifyFollowers(ctx, about) },
    'notify-reporters': { run: (about) => notifyReporters(ctx, about) },
    'regrade-attempts': { run: ({ correctionId }) => carryOutCorrection(ctx, correctionId) },
    'make-quiz': {
      run: ({ generationId, place }) => makeQuiz(ctx, generationId, place),
      giveUp: ({ generationId, place }) => giveUpOnQuiz(ctx, generationId, place),
    },
    maintenance: () => runMaintenance(ctx),
    digests: () => sendDigests(ctx),
    'order-clock': () => runScheduledOrders(ctx),
    'question-clock': () => settleQuestions(ctx),
    'quiz-clock': async () => {
      await closeDueAttempts(ctx);
      await endForgottenQuizzes(ctx);
    },
    'answer-clock': () => endAbandoned(ctx),
    reconcile: async () => {
      await reconcile(ctx);
    },
  };
}

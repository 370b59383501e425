import type { PageReader } from '../adapters/pages/page-reader';
import type { Context } from '../context';
import { endAbandoned } from '../domain/ai/end-abandoned';
import { notifyBuyers } from '../domain/documents/document-notices';
import { notifyReporters } from '../domain/moderation/notify-reporters';
import { sendDigests } from '../domain/notifications/send-digests';
import { giveUpOnRefund, submitRefund } from '../domain/payments/submit-refund';
import { carryOutCorrection } from '../domain/quizzes/carry-out-correction';
import { sendReset } from '../features/auth/reset-password';
import { checkExpertProof, giveUpOnExpertProof } from '../features/experts/proofs/check-proof';
import { giveUpOnDownload, prepareDownload } from '../features/library/prepare-download';
import { giveUpOnDocument, processDocument } from '../features/library/process-document';
import { giveUpOnRereading, rereadDocument } from '../features/library/reread-document';
import { giveUpOnIssue, sendIssue } from '../features/newsletter/send-issue';
import { sendNewsletterLink } from '../features/newsletter/subscribe';
import { checkOrderFile, giveUpOnOrderFile } from '../features/order-documents/files/check-order-file';
import { sendOrderLink } from '../features/order-fulfilment/customer/mail-order-link';
import { runScheduledOrders } from '../features/order-fulfilment/scheduled/run-scheduled';
import { applyWebhook, giveUpOnWebhook } from '../features/payments/apply-webhook';
import { reconcile } from '../features/payments/reconcile';
import { notifyFollowers } from '../features/questions/follow-question';
import { settleQuestions } from '../features/questions/settle-questions';
import { endForgottenQuizzes, giveUpOnQuiz, makeQuiz } from '../features/quiz-generation/make-quiz';
import { closeDueAttempts } from '../features/quizzes/close-due-attempts';
import { giveUpOnMail, sendMail } from '../mail/send-mail';
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

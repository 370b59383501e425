import type { PageReader } from './adapters/pages/page-reader';
import type { Context } from './context';
import { giveUpOnDocument } from './features/library/give-up-on-document';
import { processDocument } from './features/library/process-document';
import { tellBuyers } from './features/library/tell-buyers';
import { giveUpOnIssue, sendIssue } from './features/newsletter/send-issue';
import { sendNewsletterLink } from './features/newsletter/subscribe';
import { runOrderClock } from './features/orders/clock/run-order-clock';
import { sendOrderLink } from './features/orders/customer/mail-order-link';
import { checkOrderFile, giveUpOnOrderFile } from './features/orders/files/check-order-file';
import { applyWebhook, giveUpOnWebhook } from './features/orders/payment/apply-webhook';
import { reconcile } from './features/orders/payment/reconcile';
import { giveUpOnRefund, sendRefund } from './features/orders/payment/send-refund';
import { sendReset } from './features/people/entry/reset-password';
import type { JobHandlers } from './jobs';
import { giveUpOnMail, sendMail } from './mail/send-mail';
import { runMaintenance } from './maintenance';

/** The verb behind each kind of job. */
export function jobHandlers(ctx: Context, reader: PageReader): JobHandlers {
  return {
    'process-document': {
      run: ({ documentId }) => processDocument({ ...ctx, reader }, documentId),
      giveUp: ({ documentId }) => giveUpOnDocument(ctx, documentId),
    },
    'send-mail': {
      run: ({ mailId }) => sendMail(ctx, mailId),
      giveUp: ({ mailId }) => giveUpOnMail(ctx, mailId),
    },
    'send-reset': { run: ({ email, place }) => sendReset({ ...ctx, place }, email) },
    'send-order-link': { run: ({ place, ...asked }) => sendOrderLink({ ...ctx, place }, asked) },
    'check-order-file': {
      run: ({ fileId }) => checkOrderFile({ ...ctx, reader }, fileId),
      giveUp: ({ fileId }) => giveUpOnOrderFile(ctx, fileId),
    },
    'apply-webhook': {
      run: ({ eventId }) => applyWebhook(ctx, eventId),
      giveUp: ({ eventId }) => giveUpOnWebhook(ctx, eventId),
    },
    'send-refund': {
      run: ({ refundId }) => sendRefund(ctx, refundId),
      giveUp: ({ refundId }) => giveUpOnRefund(ctx, refundId),
    },
    'send-newsletter-link': { run: ({ email, place }) => sendNewsletterLink({ ...ctx, place }, email) },
    'send-issue': {
      run: ({ issueId }) => sendIssue(ctx, issueId),
      giveUp: ({ issueId }) => giveUpOnIssue(ctx, issueId),
    },
    'tell-buyers': { run: (about) => tellBuyers(ctx, about) },
    maintenance: () => runMaintenance(ctx),
    'order-clock': () => runOrderClock(ctx),
    reconcile: async () => {
      await reconcile(ctx);
    },
  };
}

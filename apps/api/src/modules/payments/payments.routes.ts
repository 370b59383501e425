import * as contract from '@aw/contracts/payments/public';
import * as staff from '@aw/contracts/payments/staff';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context';
import { asStaff, asUser } from '../../server/acting';
import { attach } from '../../server/attach';
import { sendSlice } from '../../server/pages';
import { requestCountries } from '../../server/request-countries';
import { getStaffOrder } from '../orders/get-staff-order';
import { replayWebhook } from './apply-webhook';
import { createPaymentIntent } from './create-payment-intent';
import { getPaymentHealth } from './get-payment-health';
import { getPaymentOutcome } from './get-payment-outcome';
import { getWebhooks } from './get-webhooks';
import { receiveWebhook } from './receive-webhook';
import { reconcileNow } from './reconcile';
import { recordPayment } from './record-payment';

/** Webhook events of the payment provider: no session, and the body as the bytes that were signed. */
export function webhookRoutes(app: FastifyInstance, ctx: Context): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_, body, done) => done(null, body));
  attach(app, contract.stripeWebhook, async ({ request }) => {
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    await receiveWebhook(ctx, body, String(request.headers['stripe-signature'] ?? ''));
    return { received: true } as const;
  });
}

/** Paying for an own order. */
export function sessionPaymentRoutes(app: FastifyInstance, base: Context): void {
  attach(app, contract.createPaymentIntent, async ({ body: { amount, orderId }, request }) => {
    const headerCountries = requestCountries(base.config, request);
    return createPaymentIntent(asUser(base, request), { amount, orderId, headerCountries });
  });
  attach(app, contract.getPaymentOutcome, async ({ query, request }) =>
    getPaymentOutcome(asUser(base, request), query),
  );
}

/** Money as the console sees it. */
export function staffPaymentRoutes(app: FastifyInstance, base: Context): void {
  attach(app, staff.staffRecordPayment, async ({ params: { orderId }, body, request }) => {
    await recordPayment(asStaff(base, request), orderId, body);
    return getStaffOrder(base, orderId);
  });
  attach(app, staff.staffPaymentHealth, async () => getPaymentHealth(base));
  attach(app, staff.staffListWebhooks, async ({ query, request, reply }) =>
    sendSlice(await getWebhooks(base, query), request, reply),
  );
  attach(app, staff.staffReplayWebhook, async ({ params, request }) =>
    replayWebhook(asStaff(base, request), params.eventId),
  );
  attach(app, staff.staffReconcile, async ({ request }) => reconcileNow(asStaff(base, request)));
}

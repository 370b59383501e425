import * as contract from '@aw/contracts/payments/public';
import * as staff from '@aw/contracts/payments/staff';
import { requestCountries } from '../../server/request-countries';
import { addRoute, type Route, route, routes } from '../../server/routes';
import { getStaffOrder } from '../orders/get-staff-order';
import { replayWebhook } from './apply-webhook';
import { createPaymentIntent } from './create-payment-intent';
import { disputeRoutes } from './disputes/routes';
import { getPaymentHealth } from './get-payment-health';
import { getPaymentOutcome } from './get-payment-outcome';
import { getWebhooks } from './get-webhooks';
import { receiveWebhook } from './receive-webhook';
import { reconcileNow } from './reconcile';
import { recordPayment } from './record-payment';
import { refundRoutes } from './refunds/routes';

/** Webhook events of the payment provider: the body is kept as the bytes that were signed. */
const webhookRoute: Route = {
  endpoint: contract.stripeWebhook,
  add(app, ctx) {
    void app.register(async (own) => {
      own.removeAllContentTypeParsers();
      own.addContentTypeParser('*', { parseAs: 'buffer' }, (_, body, done) => done(null, body));
      addRoute(own, contract.stripeWebhook, {
        handler: async ({ request }) => {
          const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
          await receiveWebhook(ctx, body, String(request.headers['stripe-signature'] ?? ''));
          return { received: true };
        },
      });
    });
  },
};

export const paymentRoutes = routes(
  disputeRoutes,
  refundRoutes,
  webhookRoute,
  route(contract.createPaymentIntent, async (ctx, { body: { amount, orderId }, request }) => {
    const headerCountries = requestCountries(ctx.config, request);
    return createPaymentIntent(ctx, { amount, orderId, headerCountries });
  }),
  route(contract.getPaymentOutcome, (ctx, { query }) => getPaymentOutcome(ctx, query)),
  route(staff.staffRecordPayment, async (ctx, { params: { orderId }, body }) => {
    await recordPayment(ctx, orderId, body);
    return getStaffOrder(ctx, orderId);
  }),
  route(staff.staffPaymentHealth, (ctx) => getPaymentHealth(ctx)),
  route(staff.staffListWebhooks, (ctx, { query }) => getWebhooks(ctx, query)),
  route(staff.staffReplayWebhook, (ctx, { params }) => replayWebhook(ctx, params.eventId)),
  route(staff.staffReconcile, (ctx) => reconcileNow(ctx)),
);

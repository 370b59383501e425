import * as contract from '@aw/contracts/payments/public';
import * as staff from '@aw/contracts/payments/staff';
import { requestCountries } from '../../server/request-countries';
import { route, routes } from '../../server/routes';
import { getStaffOrder } from '../orders/get-staff-order';
import { disputeRoutes } from './disputes/routes';
import { createPaymentIntent } from './intents/create-payment-intent';
import { getPaymentOutcome } from './intents/get-payment-outcome';
import { getPaymentHealth } from './reconciliation/get-payment-health';
import { reconcileNow } from './reconciliation/reconcile';
import { recordPayment } from './record-payment';
import { refundRoutes } from './refunds/routes';
import { webhookRoutes } from './webhooks/routes';

export const paymentRoutes = routes(
  disputeRoutes,
  refundRoutes,
  webhookRoutes,
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
  route(staff.staffReconcile, (ctx) => reconcileNow(ctx)),
);

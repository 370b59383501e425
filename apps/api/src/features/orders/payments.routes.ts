import * as contract from '@aw/contracts/payments';
import * as desk from '@aw/contracts/staff-payments';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context, PersonContext, StaffContext } from '../../context';
import { attach } from '../../server/attach';
import { sendSlice } from '../../server/pages';
import { placeOf } from '../../server/place';
import { personOf } from '../../server/session';
import { staffOf } from '../../server/staff';
import { readStaffOrder } from './desk/read-staff-order';
import { requestCountries } from './draft/request-countries';
import { createPaymentIntent } from './payment/create-payment-intent';
import { decideRefund } from './payment/decide-refund';
import { makeRefund } from './payment/make-refund';
import { readDisputes } from './payment/read-disputes';
import { readPaymentHealth } from './payment/read-payment-health';
import { readPaymentOutcome } from './payment/read-payment-outcome';
import { readWebhooks } from './payment/read-webhooks';
import { receiveWebhook } from './payment/receive-webhook';
import { reconcileNow } from './payment/reconcile';
import { recordPayment } from './payment/record-payment';
import { refuseRefund } from './payment/refuse-refund';
import { replayWebhook } from './payment/replay-webhook';
import { settleRefund } from './payment/settle-refund';
import { submitEvidence } from './payment/submit-evidence';

/** Notices of the payment provider: no session, and the body as the bytes that were signed. */
export function paymentNoticeRoutes(app: FastifyInstance, ctx: Context): void {
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
  const as = (request: FastifyRequest): PersonContext => ({
    ...base,
    userId: personOf(request),
    place: placeOf(base, request.ip),
  });
  attach(app, contract.createPaymentIntent, async ({ body: { amount, orderId }, request }) => {
    const headerCountries = requestCountries(base.config, request);
    return createPaymentIntent(as(request), { amount, orderId, headerCountries });
  });
  attach(app, contract.readPaymentOutcome, async ({ query, request }) =>
    readPaymentOutcome(as(request), query.payment_intent),
  );
}

/** Money as the console sees it. */
export function paymentDeskRoutes(app: FastifyInstance, base: Context): void {
  const as = (request: FastifyRequest): StaffContext => ({ ...base, admin: staffOf(request).admin });
  attach(app, desk.staffRecordPayment, async ({ params: { orderId }, body, request }) => {
    await recordPayment(as(request), orderId, body);
    return readStaffOrder(base, orderId);
  });
  attach(app, desk.staffMakeRefund, async ({ params: { orderId }, body, request }) => {
    await makeRefund(as(request), orderId, body);
    return readStaffOrder(base, orderId);
  });
  attach(app, desk.staffRefuseRefund, async ({ params: { orderId }, body, request }) => {
    await refuseRefund(as(request), orderId, body.reason);
    return readStaffOrder(base, orderId);
  });
  attach(app, desk.staffDecideRefund, async ({ params: { orderId, refundId }, body, request }) => {
    await decideRefund(as(request), orderId, refundId, body.isApproved);
    return readStaffOrder(base, orderId);
  });
  attach(app, desk.staffSettleRefund, async ({ params: { orderId, refundId }, body, request }) => {
    await settleRefund(as(request), orderId, refundId, body.reference);
    return readStaffOrder(base, orderId);
  });
  attach(app, desk.staffListDisputes, async ({ query, request, reply }) =>
    sendSlice(await readDisputes(base, query), request, reply),
  );
  attach(app, desk.staffSubmitEvidence, async ({ params, body, request }) =>
    submitEvidence(as(request), params.disputeId, body.statement),
  );
  attach(app, desk.staffPaymentHealth, async () => readPaymentHealth(base));
  attach(app, desk.staffListWebhooks, async ({ query, request, reply }) =>
    sendSlice(await readWebhooks(base, query), request, reply),
  );
  attach(app, desk.staffReplayWebhook, async ({ params, request }) =>
    replayWebhook(as(request), params.eventId),
  );
  attach(app, desk.staffReconcile, async ({ request }) => reconcileNow(as(request)));
}

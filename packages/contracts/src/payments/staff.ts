import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { lineField, moment, pageQuery, textField } from '../fields';
import { orderParams } from '../orders/shapes';
import { staffDispute, staffOrder } from '../orders/staff-shapes';

const staff = { scope: 'staff', tag: 'Staff: payments' } as const;
const whole = { 200: staffOrder };
const refundParams = z.extend(orderParams, { refundId: z.uuid() });
const minor = z.int().check(z.positive('Please enter an amount above 0.'), z.maximum(1_000_000_000));

export const otherMethods = ['bank_transfer', 'paypal', 'installments'] as const;
export type OtherMethod = (typeof otherMethods)[number];

export const staffRecordPayment = endpoint('POST /api/admin/orders/:orderId/payments', {
  ...staff,
  permission: 'payments.manage',
  summary: 'Records a payment received another way. The order is paid when the full amount has arrived.',
  params: orderParams,
  body: z.object({
    method: z.enum(otherMethods),
    amountMinor: minor,
    reference: lineField(200).check(z.minLength(1, 'Please enter the reference of the transfer.')),
  }),
  responses: whole,
  errors: ['orders.not_found', 'orders.move', 'orders.paying', 'payments.recorded', 'payments.unavailable'],
});

export const staffCreateRefund = endpoint('POST /api/admin/orders/:orderId/refunds', {
  ...staff,
  permission: 'refunds.manage',
  summary:
    'Refunds all or part of a payment, never more than was paid. Above the limit, a second person must approve it.',
  params: orderParams,
  body: z.object({
    amountMinor: minor,
    reason: textField(500).check(z.minLength(1, 'Please enter a reason. The customer will see it.')),
    /** Created by the form, so that pressing the button twice refunds once; valid for this order, amount and reason. */
    requestKey: z.uuid(),
  }),
  responses: whole,
  errors: ['orders.not_found', 'orders.move', 'refunds.too_much', 'request.key_used'],
});

export const staffRefuseRefund = endpoint('POST /api/admin/orders/:orderId/refuse-refund', {
  ...staff,
  permission: 'refunds.manage',
  summary: 'Decides not to refund an ended order. The customer will see the reason.',
  params: orderParams,
  body: z.object({
    reason: textField(500).check(z.minLength(1, 'Please enter a reason. The customer will see it.')),
  }),
  responses: whole,
  errors: ['orders.not_found', 'refunds.nothing_to_decide'],
});

export const staffDecideRefund = endpoint('POST /api/admin/orders/:orderId/refunds/:refundId/decide', {
  ...staff,
  permission: 'refunds.manage',
  summary:
    'Approves or declines a refund above the limit, never by the person who requested it. Or gives up a refund that failed.',
  params: refundParams,
  body: z.object({ isApproved: z.boolean() }),
  responses: whole,
  errors: [
    'orders.not_found',
    'refunds.closed',
    'refunds.same_person',
    'refunds.too_much',
    'request.not_found',
  ],
});

export const staffRecordManualRefund = endpoint('POST /api/admin/orders/:orderId/refunds/:refundId/settle', {
  ...staff,
  permission: 'refunds.manage',
  summary: 'Records that a refund outside the provider was made, or tries a failed one again.',
  params: refundParams,
  body: z.object({ reference: z.optional(lineField(200)) }),
  responses: whole,
  errors: ['orders.not_found', 'refunds.closed', 'refunds.too_much', 'request.not_found'],
});

export const staffListDisputes = endpoint('GET /api/admin/disputes', {
  ...staff,
  permission: 'payments.read',
  summary: 'Disputes, open ones first by due date.',
  query: z.object(pageQuery),
  responses: { 200: z.array(staffDispute) },
});

export const staffGetEvidence = endpoint('GET /api/admin/orders/:orderId/evidence', {
  ...staff,
  permission: 'payments.read',
  summary:
    'The evidence pack of an order as a ZIP archive: timeline, messages, deliveries, receipt, acknowledgements.',
  params: orderParams,
  responses: { 200: z.any() },
  produces: 'application/zip',
  errors: ['orders.not_found'],
});

export const staffSubmitEvidence = endpoint('POST /api/admin/disputes/:disputeId/evidence', {
  ...staff,
  permission: 'payments.manage',
  summary: 'Sends the facts of the order to the provider as evidence, with a statement from staff.',
  params: z.object({ disputeId: textField(200) }),
  body: z.object({ statement: textField(5000).check(z.minLength(1, 'Please write the statement.')) }),
  responses: { 200: staffDispute },
  errors: ['payments.off', 'payments.unavailable', 'request.not_found'],
});

const webhookEvent = z.object({
  id: z.string(),
  type: z.string(),
  status: z.enum(['waiting', 'done', 'failed', 'ignored']),
  orderId: z.nullable(z.string()),
  error: z.nullable(z.string()),
  receivedAt: moment,
  processedAt: z.nullable(moment),
});
export type WebhookEvent = z.infer<typeof webhookEvent>;

export const paymentDifference = z.object({
  orderId: z.nullable(z.string()),
  paymentId: z.nullable(z.string()),
  what: z.string(),
});
export type PaymentDifference = z.infer<typeof paymentDifference>;

export const staffPaymentHealth = endpoint('GET /api/admin/payments/health', {
  ...staff,
  permission: 'payments.read',
  summary:
    'Whether card payment is on, the latest webhook events, what is waiting or has failed, and the last comparison.',
  responses: {
    200: z.object({
      isCardOn: z.boolean(),
      lastEventAt: z.nullable(moment),
      waitingEvents: z.number(),
      failedEvents: z.number(),
      pendingRefunds: z.number(),
      refundsToApprove: z.number(),
      openDisputes: z.number(),
      /** Time of the last successful comparison, which found `differences`. */
      reconciledAt: z.nullable(moment),
      /** Latest comparison, if it failed. */
      comparisonFailure: z.nullable(z.object({ at: moment, reason: z.string() })),
      differences: z.array(paymentDifference),
    }),
  },
});

export const staffListWebhooks = endpoint('GET /api/admin/payments/webhooks', {
  ...staff,
  permission: 'payments.read',
  summary: 'Webhook events from the provider, latest first.',
  query: z.object({ status: z.optional(z.enum(['waiting', 'done', 'failed', 'ignored'])), ...pageQuery }),
  responses: { 200: z.array(webhookEvent) },
});

export const staffReplayWebhook = endpoint('POST /api/admin/payments/webhooks/:eventId/replay', {
  ...staff,
  permission: 'payments.manage',
  summary: 'Processes a webhook event again by fetching what it refers to.',
  params: z.object({ eventId: textField(200) }),
  responses: { 200: webhookEvent },
  errors: ['payments.off', 'payments.unavailable', 'request.not_found'],
});

export const staffReconcile = endpoint('POST /api/admin/payments/reconcile', {
  ...staff,
  permission: 'payments.manage',
  summary:
    'Compares every recent payment with the provider now, repairs what was missed, and lists what differs.',
  responses: { 200: z.object({ repaired: z.number(), differences: z.array(paymentDifference) }) },
  errors: ['payments.off', 'payments.unavailable'],
});

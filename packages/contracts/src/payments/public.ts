import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { textField } from '../fields';
import { order, orderId } from '../orders/shapes';

export const createPaymentIntent = endpoint('POST /api/create-payment-intent', {
  scope: 'session',
  tag: 'Payments',
  summary:
    'The payment intent of a placed order, always the same one, at a price that is fixed from then on. 409 with the right `amount` if the price differs, 422 if the order is not placed or cannot be placed. Nothing is charged.',
  body: z.object({
    /** Final price in whole USD, as the page shows it. */
    amount: z.number(),
    service: z.optional(textField(100)),
    /** Without it, the payment is for the unpaid order that this session changed last. */
    orderId: z.optional(orderId),
  }),
  responses: { 200: z.object({ clientSecret: z.string(), orderId }) },
  errors: [
    'orders.amount',
    'orders.incomplete',
    'orders.jurisdiction',
    'orders.move',
    'orders.not_found',
    'orders.nothing_to_pay',
    'orders.paying',
    'payments.off',
    'payments.unavailable',
  ],
});

export const paymentOutcomes = ['succeeded', 'processing', 'failed', 'unknown'] as const;
export type PaymentOutcome = (typeof paymentOutcomes)[number];

export const getPaymentOutcome = endpoint('GET /api/payment-outcome', {
  scope: 'session',
  tag: 'Payments',
  summary:
    'The outcome of a payment for the user’s own order, by payment intent or by order. It is processing until the verified webhook event arrives.',
  query: z.object({
    payment_intent: z.optional(textField(200).check(z.minLength(1))),
    orderId: z.optional(orderId),
  }),
  responses: {
    200: z.object({
      outcome: z.enum(paymentOutcomes),
      /** Reason of the failure, in the provider's words. */
      reason: z.nullable(z.string()),
      order,
    }),
  },
  errors: ['payments.not_found'],
});

export const stripeWebhook = endpoint('POST /api/stripe/webhook', {
  scope: 'public',
  tag: 'Payments',
  summary:
    'Signed webhook events from the payment provider. Each is saved once and processed by fetching what it refers to.',
  responses: { 200: z.object({ received: z.literal(true) }) },
  errors: ['payments.off', 'payments.signature', 'request.invalid'],
});

import type Stripe from 'stripe';
import * as z from 'zod/mini';
import type { ProviderDispute, ProviderEvent, ProviderIntent, ProviderRefund } from './payment-provider';

/** Names of our ids in the metadata of Stripe's objects. */
export const metadataNames = { order: 'order_id', refund: 'refund_id', attempt: 'attempt' } as const;

const dateOf = (seconds: number) => new Date(seconds * 1000);
const idOf = (linked: string | { id: string } | null | undefined) =>
  typeof linked === 'string' ? linked : (linked?.id ?? null);

/** Converts a PaymentIntent. The card is known if the latest charge was expanded. */
export function toIntent(intent: Stripe.PaymentIntent): ProviderIntent {
  const charge = typeof intent.latest_charge === 'string' ? null : intent.latest_charge;
  const card = charge?.payment_method_details?.card;
  return {
    id: intent.id,
    status: intent.status,
    currency: intent.currency.toUpperCase(),
    amountMinor: intent.amount,
    receivedMinor: intent.amount_received,
    clientSecret: intent.client_secret ?? '',
    orderId: intent.metadata[metadataNames.order] ?? null,
    chargeId: idOf(intent.latest_charge),
    chargedAt: charge ? dateOf(charge.created) : null,
    card: card?.brand && card.last4 ? { brand: card.brand, last4: card.last4 } : null,
    failure: intent.last_payment_error?.message ?? null,
    createdAt: dateOf(intent.created),
  };
}

/** Converts a Refund. One that waits for the customer is pending, a cancelled one failed. */
export function toRefund(refund: Stripe.Refund): ProviderRefund {
  const { status } = refund;
  return {
    id: refund.id,
    status:
      status === 'succeeded' ? status : status === 'failed' || status === 'canceled' ? 'failed' : 'pending',
    amountMinor: refund.amount,
    intentId: idOf(refund.payment_intent),
    refundId: refund.metadata?.[metadataNames.refund] ?? null,
    attempt: Number(refund.metadata?.[metadataNames.attempt] ?? 1),
    failure: refund.failure_reason ?? null,
    createdAt: dateOf(refund.created),
  };
}

/** Statuses of a closed dispute. */
const closed = new Set<string>(['won', 'lost', 'warning_closed', 'prevented']);

/** Converts a Dispute. */
export function toDispute(dispute: Stripe.Dispute): ProviderDispute {
  const dueBy = dispute.evidence_details.due_by;
  return {
    id: dispute.id,
    intentId: idOf(dispute.payment_intent),
    amountMinor: dispute.amount,
    reason: dispute.reason,
    status: dispute.status,
    dueBy: dueBy === null ? null : dateOf(dueBy),
    isClosed: closed.has(dispute.status),
    createdAt: dateOf(dispute.created),
  };
}

/** Stripe's ids and types, which become keys of rows. */
const nameSchema = z.string().check(z.regex(/^[\w.-]{1,255}$/));

/** The parts of a webhook event that are used. Everything else is fetched by id. */
const eventSchema = z.object({
  id: nameSchema,
  type: nameSchema,
  created: z.int().check(z.minimum(0), z.maximum(253_402_300_799)),
  data: z.object({
    object: z.object({
      id: z.optional(nameSchema),
      object: z.string(),
      payment_intent: z.nullish(z.union([nameSchema, z.object({ id: nameSchema })])),
    }),
  }),
});

/** Parses a webhook event with a verified signature. Returns undefined if it does not have Stripe's shape. */
export function readEvent(event: unknown): ProviderEvent | undefined {
  const read = eventSchema.safeParse(event);
  if (!read.success) return undefined;
  const { id, type, created, data } = read.data;
  const { object } = data;
  // Events about a charge also name its payment intent, which is stored in our rows.
  const about = object.object === 'charge' ? (idOf(object.payment_intent) ?? object.id) : object.id;
  return { id, type, objectId: about ?? '', madeAt: dateOf(created) };
}

import type Stripe from 'stripe';
import type { ProviderDispute, ProviderEvent, ProviderIntent, ProviderRefund } from './payment-provider';

/** The names under which our own ids stand in Stripe's objects. */
export const metadataNames = { order: 'order_id', refund: 'refund_id', attempt: 'attempt' } as const;

const dateOf = (seconds: number) => new Date(seconds * 1000);
const idOf = (linked: string | { id: string } | null | undefined) =>
  typeof linked === 'string' ? linked : (linked?.id ?? null);

/** A PaymentIntent as the port has it; the card is known where the latest charge was expanded. */
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

/** A Refund as the port has it; one that waits for the customer is pending, a cancelled one failed. */
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
  };
}

/** What ends a dispute. */
const closed = new Set<string>(['won', 'lost', 'warning_closed', 'prevented']);

/** A Dispute as the port has it. */
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

/** A checked webhook event as the port has it. */
export function toEvent(event: Stripe.Event): ProviderEvent {
  // Every object of a webhook event has an id; those of charges also name their payment intent.
  const object = event.data.object as {
    id?: string;
    object: string;
    payment_intent?: string | { id: string };
  };
  const about = object.object === 'charge' ? (idOf(object.payment_intent) ?? object.id) : object.id;
  return { id: event.id, type: event.type, objectId: about ?? '', madeAt: dateOf(event.created) };
}

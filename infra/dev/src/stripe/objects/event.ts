import Stripe from 'stripe';
import { newId } from '../ids';

type EventType<Kind extends Stripe.Event['type']> = Kind;

type IntentOccurrence = EventType<
  | 'payment_intent.created'
  | 'payment_intent.processing'
  | 'payment_intent.requires_action'
  | 'payment_intent.payment_failed'
  | 'payment_intent.succeeded'
  | 'payment_intent.canceled'
>;
type ChargeOccurrence = EventType<
  'charge.succeeded' | 'charge.pending' | 'charge.failed' | 'charge.refunded'
>;
type RefundOccurrence = EventType<
  'refund.created' | 'refund.updated' | 'refund.failed' | 'charge.refund.updated'
>;
type DisputeOccurrence = EventType<
  | 'charge.dispute.created'
  | 'charge.dispute.updated'
  | 'charge.dispute.closed'
  | 'charge.dispute.funds_withdrawn'
  | 'charge.dispute.funds_reinstated'
>;

/** The type of an event and the object as it is afterwards. */
export type Occurrence =
  | { type: IntentOccurrence; object: Stripe.PaymentIntent }
  | { type: ChargeOccurrence; object: Stripe.Charge }
  | { type: RefundOccurrence; object: Stripe.Refund }
  | { type: DisputeOccurrence; object: Stripe.Dispute };

export type Circumstances = {
  /** Seconds since 1970. */
  created: number;
  /** The call that caused the event. */
  request: Stripe.Event.Request | null;
  /** Number of addresses to which the event is sent. */
  pendingWebhooks: number;
};

/** Returns the event for an occurrence. */
export function eventOf(
  occurrence: Occurrence,
  { created, request, pendingWebhooks }: Circumstances,
): Stripe.Event {
  const base = {
    id: newId('evt'),
    object: 'event',
    api_version: Stripe.API_VERSION,
    created,
    livemode: false,
    pending_webhooks: pendingWebhooks,
    request: request ?? { id: null, idempotency_key: null },
  } as const;
  switch (occurrence.type) {
    case 'payment_intent.created':
    case 'payment_intent.processing':
    case 'payment_intent.requires_action':
    case 'payment_intent.payment_failed':
    case 'payment_intent.succeeded':
    case 'payment_intent.canceled':
      return { ...base, type: occurrence.type, data: { object: occurrence.object } };
    case 'charge.succeeded':
    case 'charge.pending':
    case 'charge.failed':
    case 'charge.refunded':
      return { ...base, type: occurrence.type, data: { object: occurrence.object } };
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
    case 'charge.refund.updated':
      return { ...base, type: occurrence.type, data: { object: occurrence.object } };
    default:
      return { ...base, type: occurrence.type, data: { object: occurrence.object } };
  }
}

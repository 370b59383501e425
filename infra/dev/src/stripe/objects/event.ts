import Stripe from 'stripe';
import { newId } from '../ids';

type EventType<Kind extends Stripe.Event['type']> = Kind;

type IntentHappening = EventType<
  | 'payment_intent.created'
  | 'payment_intent.processing'
  | 'payment_intent.requires_action'
  | 'payment_intent.payment_failed'
  | 'payment_intent.succeeded'
  | 'payment_intent.canceled'
>;
type ChargeHappening = EventType<'charge.succeeded' | 'charge.pending' | 'charge.failed' | 'charge.refunded'>;
type RefundHappening = EventType<
  'refund.created' | 'refund.updated' | 'refund.failed' | 'charge.refund.updated'
>;
type DisputeHappening = EventType<
  | 'charge.dispute.created'
  | 'charge.dispute.updated'
  | 'charge.dispute.closed'
  | 'charge.dispute.funds_withdrawn'
  | 'charge.dispute.funds_reinstated'
>;

/** What can happen, with the object as it is afterwards. */
export type Happening =
  | { type: IntentHappening; object: Stripe.PaymentIntent }
  | { type: ChargeHappening; object: Stripe.Charge }
  | { type: RefundHappening; object: Stripe.Refund }
  | { type: DisputeHappening; object: Stripe.Dispute };

export type Circumstances = {
  /** In seconds since 1970. */
  created: number;
  /** The call that made it happen. */
  request: Stripe.Event.Request | null;
  /** How many addresses are to be told. */
  pendingWebhooks: number;
};

/** The event that tells of it. */
export function eventOf(
  happening: Happening,
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
  switch (happening.type) {
    case 'payment_intent.created':
    case 'payment_intent.processing':
    case 'payment_intent.requires_action':
    case 'payment_intent.payment_failed':
    case 'payment_intent.succeeded':
    case 'payment_intent.canceled':
      return { ...base, type: happening.type, data: { object: happening.object } };
    case 'charge.succeeded':
    case 'charge.pending':
    case 'charge.failed':
    case 'charge.refunded':
      return { ...base, type: happening.type, data: { object: happening.object } };
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
    case 'charge.refund.updated':
      return { ...base, type: happening.type, data: { object: happening.object } };
    default:
      return { ...base, type: happening.type, data: { object: happening.object } };
  }
}

import type Stripe from 'stripe';
import { controlClient } from '../control-client';
import type { Outage } from './outages';
import type { Delivery } from './webhooks/webhooks';

export type StripeState = {
  intents: Stripe.PaymentIntent[];
  charges: Stripe.Charge[];
  refunds: Stripe.Refund[];
  disputes: Stripe.Dispute[];
  /** Oldest first. */
  events: Stripe.Event[];
  deliveries: Delivery[];
  /** Ids of events that wait for their release. */
  held: string[];
  /** Number of calls by endpoint, such as `POST /v1/payment_intents/:id`. Calls from browsers are `browser POST …`. */
  calls: Record<string, number>;
  /** Idempotency keys with a stored answer. */
  idempotencyKeys: string[];
};

export type WebhookOrder =
  | { action: 'hold' | 'resume' | 'idle' }
  /** Sends or discards these held events in this order, or all in their own order. */
  | { action: 'release' | 'discard'; eventIds?: string[] }
  /** Sends every later event this many additional times. */
  | { action: 'duplicate'; times: number }
  /** Delays every later event. */
  | { action: 'delay'; ms: number }
  | { action: 'resend'; eventId: string }
  | { action: 'address'; url: string };

export type DisputeOrder =
  /** `dueBy` is in seconds since 1970; default: a week from now. */
  | { action: 'open'; paymentIntent: string; dueBy?: number; reason?: string }
  /** `reverse` turns a lost dispute into a won one; `forget` deletes a dispute from the server. */
  | { action: 'win' | 'lose' | 'reverse' | 'forget'; dispute: string };

export type Settlement = 'succeeded' | 'failed';

/** Controls with which a test directs a running server. */
export type StripeControls = ReturnType<typeof controlStripe>;

/** Controls the test server at an origin, in this process or in another. Throws an order that the server refuses. */
export function controlStripe(origin: string) {
  const send = controlClient(origin);
  const webhooks = (order: WebhookOrder) => send<{ held: string[] }>('webhooks', order);

  return {
    state: () => send<StripeState>('state'),
    /** Forgets everything, and ends outages and holds. */
    reset: () => send<object>('reset', {}),
    outage: (outage: Outage) => send<object>('outage', outage),
    liftOutages: () => send<object>('outage', { lift: true }),
    settleProcessing: (paymentIntent: string, outcome: Settlement) =>
      send<Stripe.PaymentIntent>('settle-processing', { paymentIntent, outcome }),
    recordManualRefund: (refund: string, outcome: Settlement) =>
      send<Stripe.Refund>('settle-refund', { refund, outcome }),
    disputes: (order: DisputeOrder) => send<Stripe.Dispute>('disputes', order),
    webhooks: {
      /** Holds later events until `release`, `discard` or `resume`. */
      hold: () => webhooks({ action: 'hold' }),
      resume: () => webhooks({ action: 'resume' }),
      release: (eventIds?: string[]) => webhooks({ action: 'release', eventIds }),
      discard: (eventIds?: string[]) => webhooks({ action: 'discard', eventIds }),
      duplicate: (times: number) => webhooks({ action: 'duplicate', times }),
      delay: (ms: number) => webhooks({ action: 'delay', ms }),
      resend: (eventId: string) => webhooks({ action: 'resend', eventId }),
      /** Waits until no delivery is running and no retry is due. */
      idle: () => webhooks({ action: 'idle' }),
      address: (url: string) => webhooks({ action: 'address', url }),
    },
  };
}

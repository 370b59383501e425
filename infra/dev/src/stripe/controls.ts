import type Stripe from 'stripe';
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
  /** Ids of events that wait to be released. */
  held: string[];
  /** How often each endpoint was called, as `POST /v1/payment_intents/:id`; browsers' calls as `browser POST …`. */
  calls: Record<string, number>;
  /** All keys under which an answer is kept. */
  idempotencyKeys: string[];
};

export type WebhookOrder =
  | { action: 'hold' | 'resume' | 'idle' }
  /** Sends these held events in this order, or all of them in theirs. */
  | { action: 'release' | 'discard'; eventIds?: string[] }
  /** Every later event comes this many times more. */
  | { action: 'duplicate'; times: number }
  /** Every later event waits this long. */
  | { action: 'delay'; ms: number }
  | { action: 'resend'; eventId: string }
  | { action: 'address'; url: string };

export type DisputeOrder =
  /** `dueBy` in seconds since 1970; a week from now if not said. */
  | { action: 'open'; paymentIntent: string; dueBy?: number; reason?: string }
  /** `reverse` makes a lost one won, and `forget` one that the server does not know any more. */
  | { action: 'win' | 'lose' | 'reverse' | 'forget'; dispute: string };

export type Settlement = 'succeeded' | 'failed';

/** What tests make a running server do. */
export type StripeControls = ReturnType<typeof controlStripe>;

/** Drives the test server at an origin, in this process or in another; an order it refuses is thrown. */
export function controlStripe(origin: string) {
  async function send<T>(path: string, order?: object): Promise<T> {
    const body = order && { body: JSON.stringify(order), headers: { 'content-type': 'application/json' } };
    const response = await fetch(`${origin}/_control/${path}`, { method: order ? 'POST' : 'GET', ...body });
    if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
    // What the control answers is written beside it, in this same package.
    return (await response.json()) as T;
  }
  const webhooks = (order: WebhookOrder) => send<{ held: string[] }>('webhooks', order);

  return {
    state: () => send<StripeState>('state'),
    /** Forgets everything, ends outages and holds. */
    reset: () => send<object>('reset', {}),
    outage: (outage: Outage) => send<object>('outage', outage),
    liftOutages: () => send<object>('outage', { lift: true }),
    settleProcessing: (paymentIntent: string, outcome: Settlement) =>
      send<Stripe.PaymentIntent>('settle-processing', { paymentIntent, outcome }),
    recordManualRefund: (refund: string, outcome: Settlement) =>
      send<Stripe.Refund>('settle-refund', { refund, outcome }),
    disputes: (order: DisputeOrder) => send<Stripe.Dispute>('disputes', order),
    webhooks: {
      /** Later events wait for `release`, `discard` or `resume`. */
      hold: () => webhooks({ action: 'hold' }),
      resume: () => webhooks({ action: 'resume' }),
      release: (eventIds?: string[]) => webhooks({ action: 'release', eventIds }),
      discard: (eventIds?: string[]) => webhooks({ action: 'discard', eventIds }),
      duplicate: (times: number) => webhooks({ action: 'duplicate', times }),
      delay: (ms: number) => webhooks({ action: 'delay', ms }),
      resend: (eventId: string) => webhooks({ action: 'resend', eventId }),
      /** Waits until nothing is on its way and no retry is due. */
      idle: () => webhooks({ action: 'idle' }),
      address: (url: string) => webhooks({ action: 'address', url }),
    },
  };
}

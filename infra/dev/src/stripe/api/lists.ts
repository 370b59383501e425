import type Stripe from 'stripe';
import { findDispute } from '../disputes';
import type { World } from '../world';
import { pageOf, pageParams } from './list';
import { allowOnly, boolean, type Params, text } from './params';

/** GET /v1/payment_intents */
export function intentsOf(world: World, params: Params): object {
  allowOnly(params, pageParams);
  return pageOf(world.intents.values(), params, '/v1/payment_intents');
}

/** GET /v1/charges */
export function chargesOf(world: World, params: Params): object {
  return listBySource([...world.charges.values()], params, '/v1/charges');
}

/** GET /v1/refunds */
export function refundsOf(world: World, params: Params): object {
  return listBySource([...world.refunds.values()], params, '/v1/refunds');
}

/** GET /v1/disputes */
export function disputesOf(world: World, params: Params): object {
  const disputes = [...world.disputes.keys()].map((id) => findDispute(world, id));
  return listBySource(disputes, params, '/v1/disputes');
}

/** GET /v1/events */
export function eventsOf(world: World, params: Params): object {
  allowOnly(params, [...pageParams, 'type', 'types', 'delivery_success']);
  const type = text(params, 'type');
  const types = Array.isArray(params.types) ? params.types : undefined;
  const isDelivered = boolean(params, 'delivery_success');
  const events = [...world.events.values()]
    .filter((event) => !type || event.type === type)
    .filter((event) => !types || types.includes(event.type))
    .filter(({ id }) => isDelivered === undefined || world.webhooks.isDelivered(id) === isDelivered);
  const page = pageOf(events, params, '/v1/events');
  return { ...page, data: page.data.map((event) => withPendingWebhooks(world, event)) };
}

/** Returns the event with the current number of pending webhooks. */
export function withPendingWebhooks(world: World, event: Stripe.Event): object {
  return world.webhooks.isDelivered(event.id) ? { ...event, pending_webhooks: 0 } : event;
}

type OfPayment = {
  id: string;
  created: number;
  charge?: string | { id: string } | null;
  payment_intent: string | { id: string } | null;
};

function listBySource(all: OfPayment[], params: Params, url: string): object {
  allowOnly(params, [...pageParams, 'charge', 'payment_intent']);
  const charge = text(params, 'charge');
  const intent = text(params, 'payment_intent');
  const matching = all
    .filter((item) => !charge || item.charge === charge)
    .filter((item) => !intent || item.payment_intent === intent);
  return pageOf(matching, params, url);
}

import type Stripe from 'stripe';
import { eventOf, type Occurrence } from './objects/event';
import type { TestCard } from './test-cards';
import type { Webhooks } from './webhooks/webhooks';

/** State of one server: objects by id, oldest first. */
export type World = {
  origin: string;
  publishableKey: string;
  now: () => Date;
  intents: Map<string, Stripe.PaymentIntent>;
  charges: Map<string, Stripe.Charge>;
  refunds: Map<string, Stripe.Refund>;
  disputes: Map<string, Stripe.Dispute>;
  methods: Map<string, Stripe.PaymentMethod>;
  /** Test card of each payment method; undefined for other numbers. */
  cards: Map<string, TestCard | undefined>;
  events: Map<string, Stripe.Event>;
  /** The current call, which events name. */
  request: Stripe.Event.Request | null;
  webhooks: Webhooks;
};

type Surroundings = Pick<World, 'now' | 'publishableKey' | 'webhooks'>;

/** Returns an empty world. Its origin is set once the server listens. */
export function newWorld({ now, publishableKey, webhooks }: Surroundings): World {
  return {
    origin: '',
    publishableKey,
    now,
    intents: new Map(),
    charges: new Map(),
    refunds: new Map(),
    disputes: new Map(),
    methods: new Map(),
    cards: new Map(),
    events: new Map(),
    request: null,
    webhooks,
  };
}

/** Deletes all objects. */
export function clearWorld(world: World): void {
  const { intents, charges, refunds, disputes, methods, cards, events } = world;
  for (const objects of [intents, charges, refunds, disputes, methods, cards, events]) objects.clear();
}

/** Returns the current time of the world in seconds since 1970, the format of objects. */
export function seconds(world: World): number {
  return Math.floor(world.now().getTime() / 1000);
}

/** Records an event and queues it for the webhooks. */
export function emit(world: World, occurrence: Occurrence): void {
  const { request, webhooks } = world;
  const pendingWebhooks = webhooks.hasAddress() ? 1 : 0;
  const event = eventOf(occurrence, { created: seconds(world), request, pendingWebhooks });
  world.events.set(event.id, event);
  webhooks.queue(event);
}

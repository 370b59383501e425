import type Stripe from 'stripe';
import { eventOf, type Happening } from './objects/event';
import type { TestCard } from './test-cards';
import type { Webhooks } from './webhooks/webhooks';

/** All that one server knows: objects by id, oldest first. */
export type World = {
  origin: string;
  publishableKey: string;
  now: () => Date;
  intents: Map<string, Stripe.PaymentIntent>;
  charges: Map<string, Stripe.Charge>;
  refunds: Map<string, Stripe.Refund>;
  disputes: Map<string, Stripe.Dispute>;
  methods: Map<string, Stripe.PaymentMethod>;
  /** How the card of a payment method behaves; undefined for numbers that are no test card. */
  cards: Map<string, TestCard | undefined>;
  events: Map<string, Stripe.Event>;
  /** The call that is being answered; events name it. */
  request: Stripe.Event.Request | null;
  webhooks: Webhooks;
};

type Surroundings = Pick<World, 'now' | 'publishableKey' | 'webhooks'>;

/** A world in which nothing has happened; its origin is known once the server listens. */
export function emptyWorld({ now, publishableKey, webhooks }: Surroundings): World {
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

/** Forgets everything that has happened. */
export function emptyOut(world: World): void {
  const { intents, charges, refunds, disputes, methods, cards, events } = world;
  for (const kept of [intents, charges, refunds, disputes, methods, cards, events]) kept.clear();
}

/** The world's time in seconds since 1970, as objects carry it. */
export function seconds(world: World): number {
  return Math.floor(world.now().getTime() / 1000);
}

/** Writes down that something happened and tells the webhooks. */
export function emit(world: World, happening: Happening): void {
  const { request, webhooks } = world;
  const pendingWebhooks = webhooks.hasAddress() ? 1 : 0;
  const event = eventOf(happening, { created: seconds(world), request, pendingWebhooks });
  world.events.set(event.id, event);
  webhooks.queue(event);
}

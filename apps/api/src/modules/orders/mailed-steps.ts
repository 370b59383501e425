import type { OrderEvent, OrderEventKind } from '@aw/contracts/orders/shapes';

/** Events without a mail, because the customer caused them or only staff need them. */
const unmailedEvents = [
  'reassigned',
  'file_added',
  'brief_changed',
  'extension_accepted',
  'extension_declined',
] as const satisfies readonly OrderEventKind[];

/** Steps that are mailed to the customer. */
export type MailedStep = Exclude<OrderEventKind, (typeof unmailedEvents)[number]>;

/** Steps that are only for information. All others concern money, rights or a delivery. */
const progress: readonly OrderEventKind[] = ['assigned', 'started'];

/** Facts about an order for its mails, with money in minor units of `currency`. */
export type OrderFacts = {
  orderId: string;
  /** Null if there is none, or if mail programs would turn it into a link: anyone can order with any address. */
  topic: string | null;
  service: string;
  wordCount: number;
  currency: string;
  finalMinor: number;
  priceHeldUntil: Date | null;
  dueAt: Date | null;
  paidAt: Date | null;
  deliveredAt: Date | null;
  isBegun: boolean;
  /** IANA name of the customer's time zone, from their browser. */
  timeZone: string | null;
  /** Whether card payment is set up. */
  hasCard: boolean;
  /** Contains the order's key. */
  link: string;
};

export type StepFacts = OrderFacts & { step: MailedStep; detail: OrderEvent['detail']; at: Date };

/** Returns whether an event is mailed to the customer. */
export function isMailed(kind: OrderEventKind): kind is MailedStep {
  return !(unmailedEvents as readonly OrderEventKind[]).includes(kind);
}

/** Returns whether people with an account can turn off the mail about a step. */
export function isProgress(step: MailedStep): boolean {
  return progress.includes(step);
}

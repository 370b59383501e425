import type { OrderEvent, OrderEventKind } from '@aw/contracts/orders/shapes';

/** What the customer did themselves, or what only staff care for: no mail tells of it. */
const untold = [
  'reassigned',
  'file_added',
  'brief_changed',
  'extension_accepted',
  'extension_declined',
] as const satisfies readonly OrderEventKind[];

/** Steps of which a mail tells. */
export type MailedStep = Exclude<OrderEventKind, (typeof untold)[number]>;

/** Steps that are good to know; every other one is about money, rights or a delivery. */
const progress: readonly OrderEventKind[] = ['assigned', 'started'];

/** What the mails of an order may say of it; money in minor units of `currency`. */
export type OrderFacts = {
  orderId: string;
  /** Null for none, and for one that mail programs would make a link of: anybody can order with any address. */
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
  /** IANA name of the customer's zone, as their browser gave it. */
  timeZone: string | null;
  /** Whether card payment is set up here. */
  hasCard: boolean;
  /** Carries the order's key. */
  link: string;
};

export type StepFacts = OrderFacts & { step: MailedStep; detail: OrderEvent['detail']; at: Date };

/** Whether a mail tells the customer of an event. */
export function isMailed(kind: OrderEventKind): kind is MailedStep {
  return !(untold as readonly OrderEventKind[]).includes(kind);
}

/** Whether registered people can turn the mail of a step off. */
export function isProgress(step: MailedStep): boolean {
  return progress.includes(step);
}

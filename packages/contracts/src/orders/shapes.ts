import * as z from 'zod/mini';
import { countryField, regionField } from '../countries';
import { emailField } from '../email';
import { lineField, moment, textField } from '../fields';
import { orderServices } from './services';
import { type OrderTransition, orderStatuses, orderTransitions } from './states';
import * as values from './values';

const serviceIds = orderServices.map(({ id }) => id);
const oneOf = <V extends string>(list: readonly values.Choice<V>[]) =>
  z.nullish(z.enum(values.valuesOf(list)));
const text = (maxLength: number) => z.nullish(textField(maxLength));
const line = (maxLength: number) => z.nullish(lineField(maxLength));

/** Number of an order: `AW-` and 16 unguessable characters (80 bits, Crockford base 32). */
export const orderId = z.string().check(z.regex(/^AW-[0-9A-HJKMNP-TV-Z]{16}$/, 'This is not an order ID.'));
export const orderParams = z.object({ orderId });

/** Fields of a draft. All of them may be missing; null empties a field. */
export const orderFields = z.object({
  name: line(200),
  email: line(254),
  phone: line(40),
  educationLevel: oneOf(values.educationLevels),
  paperType: oneOf(values.paperTypes),
  numberOfPages: z.nullish(z.int().check(z.minimum(1), z.maximum(2000))),
  paperQuality: oneOf(values.paperQualities),
  wordCount: z.optional(
    z
      .int('Please enter a whole number of words.')
      .check(
        z.minimum(0, 'Please enter 1 word or more.'),
        z.maximum(values.maxOrderWords, 'For more than 100,000 words, please write to support.'),
      ),
  ),
  deliveryTime: z.optional(z.enum(values.valuesOf(values.deliveryTimes))),
  majorCourse: line(200),
  topic: line(300),
  whoAssisted: oneOf(values.assistants),
  citationStyle: oneOf(values.citationStyles),
  reference: text(2000),
  paperDescription: text(10_000),
  extraRequirements: text(10_000),
  service: z.optional(z.enum(serviceIds as [values.Choice['value'], ...string[]])),
  institutionCountry: z.nullish(countryField),
  institutionRegion: z.nullish(regionField),
  billingCountry: z.nullish(countryField),
  integrityAcknowledged: z.optional(z.boolean()),
  /** IANA name of the customer's time zone, for times in mails. */
  timeZone: z.nullish(textField(60)),
});
export type OrderFields = z.infer<typeof orderFields>;

const needed = (message: string, maxLength: number) => lineField(maxLength).check(z.minLength(1, message));

/** Fields that are required to place an order. The form and the server check this same schema. */
export const placeableOrder = z.object({
  name: needed('Please enter your name.', 200),
  email: emailField,
  majorCourse: needed('Please enter your major or course.', 200),
  topic: needed('Please enter the topic.', 300),
  wordCount: z
    .int('Please enter a whole number of words.')
    .check(z.minimum(1, 'Please enter 1 word or more.'), z.maximum(values.maxOrderWords)),
  institutionCountry: z.string('Please choose the country of your institution.').check(z.minLength(2)),
  integrityAcknowledged: z.literal(true, 'Please confirm how you will use the work.'),
});

export const orderPrice = z.object({
  currency: z.string(),
  billedWords: z.number(),
  baseMinor: z.number(),
  discountMinor: z.number(),
  discountPercent: z.number(),
  finalMinor: z.number(),
  /** Time until which this price holds, even if the price book changes. */
  heldUntil: z.nullable(moment),
});

export const orderFile = z.object({
  id: z.string(),
  fileName: z.string(),
  sizeBytes: z.number(),
  from: z.enum(['customer', 'staff']),
  /** Purpose of the file: the brief, a message, a draft for reading, or the delivered work. */
  role: z.enum(['brief', 'message', 'draft', 'delivery']),
  status: z.enum(['checking', 'ready', 'refused']),
  reason: z.nullable(z.string()),
  createdAt: moment,
  /** Only while the file waits for the virus scanner: time of the next scan. */
  scanAgainAt: z.optional(moment),
});
export type OrderFile = z.infer<typeof orderFile>;

export const orderMessage = z.object({
  id: z.string(),
  from: z.enum(['customer', 'writer', 'support']),
  name: z.string(),
  body: z.string(),
  files: z.array(orderFile),
  createdAt: moment,
});
export type OrderMessage = z.infer<typeof orderMessage>;

export const orderEventKinds = [
  'placed',
  'paid',
  'underpaid',
  'payment_failed',
  'late_payment',
  'assigned',
  'reassigned',
  'started',
  'file_added',
  'brief_changed',
  'extension_proposed',
  'extension_accepted',
  'extension_declined',
  'late',
  'compensated',
  'delivered',
  'reminded',
  'revision_asked',
  'completed',
  'cancelled',
  'withdrawn',
  'refund_made',
  'refund_refused',
  'refunded',
  'refund_returned',
  'disputed',
  'dispute_won',
  'dispute_lost',
  'dispute_reversed',
] as const;
export type OrderEventKind = (typeof orderEventKinds)[number];

export const orderEvent = z.object({
  id: z.number(),
  at: moment,
  kind: z.enum(orderEventKinds),
  by: z.enum(['customer', 'staff', 'payment', 'clock']),
  /** State of the order after this event, if it changed. */
  status: z.nullable(z.enum(orderStatuses)),
  detail: z.object({
    amountMinor: z.optional(z.number()),
    method: z.optional(z.string()),
    percent: z.optional(z.number()),
    writerName: z.optional(z.string()),
    fileName: z.optional(z.string()),
    dueAt: z.optional(moment),
    reason: z.optional(z.string()),
    isAutomatic: z.optional(z.boolean()),
  }),
});
export type OrderEvent = z.infer<typeof orderEvent>;

const moveNames = Object.keys(orderTransitions) as [OrderTransition, ...OrderTransition[]];

export const orderCard = z.object({
  id: orderId,
  status: z.enum(orderStatuses),
  topic: z.nullable(z.string()),
  service: z.string(),
  paperType: z.nullable(z.string()),
  wordCount: z.number(),
  dueAt: z.nullable(moment),
  price: orderPrice,
  unreadMessages: z.number(),
  createdAt: moment,
  updatedAt: moment,
});
export type OrderCard = z.infer<typeof orderCard>;

const stored = z.object({
  name: z.nullable(z.string()),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  educationLevel: z.nullable(z.string()),
  numberOfPages: z.number(),
  paperQuality: z.nullable(z.string()),
  deliveryTime: z.enum(values.valuesOf(values.deliveryTimes)),
  majorCourse: z.nullable(z.string()),
  whoAssisted: z.nullable(z.string()),
  citationStyle: z.nullable(z.string()),
  reference: z.nullable(z.string()),
  paperDescription: z.nullable(z.string()),
  extraRequirements: z.nullable(z.string()),
  institutionCountry: z.nullable(z.string()),
  institutionRegion: z.nullable(z.string()),
  billingCountry: z.nullable(z.string()),
  integrityAcknowledged: z.boolean(),
  timeZone: z.nullable(z.string()),
});

export const order = z.extend(z.extend(orderCard, stored.shape), {
  placedAt: z.nullable(moment),
  paidAt: z.nullable(moment),
  deliveredAt: z.nullable(moment),
  completedAt: z.nullable(moment),
  /** Time when a delivered order counts as accepted if the customer stays silent. */
  completesAt: z.nullable(moment),
  /** Time until which the customer may withdraw by law. */
  withdrawableUntil: z.nullable(moment),
  taxLines: z.array(z.object({ name: z.string(), percent: z.number(), amountMinor: z.number() })),
  paidMinor: z.number(),
  refundedMinor: z.number(),
  /** True while a card payment is being processed, so that nobody pays twice. */
  isBeingPaid: z.boolean(),
  /** Method of payment: `card`, `bank_transfer`, `paypal`, `installments`; null before payment. */
  paymentMethod: z.nullable(z.string()),
  card: z.nullable(z.object({ brand: z.string(), last4: z.string() })),
  writer: z.nullable(z.object({ name: z.string(), title: z.nullable(z.string()) })),
  /** Later deadline that staff propose; it takes effect once the customer agrees. */
  extension: z.nullable(z.object({ id: z.string(), dueAt: moment, reason: z.string(), proposedAt: moment })),
  files: z.array(orderFile),
  messages: z.array(orderMessage),
  events: z.array(orderEvent),
  /** Moves that the customer may make now. */
  moves: z.array(z.enum(moveNames)),
  /** True if the viewer sees it only through a mailed link or an anonymous session. */
  isGuest: z.boolean(),
  refundDays: z.number(),
});
export type Order = z.infer<typeof order>;

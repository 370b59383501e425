import type { Order, OrderEvent, OrderEventKind, OrderFile, OrderMessage } from '@aw/contracts/orders/shapes';
import type { TextContext } from '../event-text';

/** Time and time zone of the reader in tests. */
export const textContext: TextContext = {
  currency: 'USD',
  now: new Date('2026-02-27T11:00:00Z'),
  timeZone: 'Asia/Dubai',
};

let lastEventId = 0;

/** Returns an event of a kind at a given time. */
export function event(kind: OrderEventKind, at: string, part: Partial<OrderEvent> = {}): OrderEvent {
  lastEventId += 1;
  return { id: lastEventId, at, kind, by: 'staff', status: null, detail: {}, ...part };
}

export const placed = event('placed', '2026-02-26T16:04:00Z', { by: 'customer' });
export const paid = event('paid', '2026-02-26T16:06:00Z', {
  by: 'payment',
  detail: { amountMinor: 3000, method: 'card' },
});
export const assigned = event('assigned', '2026-02-26T19:41:00Z', { detail: { writerName: 'Hana K.' } });
export const started = event('started', '2026-02-27T05:15:00Z');
export const delivered = event('delivered', '2026-02-27T06:00:00Z');

export const message: OrderMessage = {
  id: '7f9c24e8-3b12-4f5a-9c1d-0a5c3a6b7d01',
  from: 'writer',
  name: 'Hana K.',
  body: 'Is run 3 at 0.10 M or 0.01 M?',
  files: [],
  createdAt: '2026-02-26T19:52:00Z',
};

export const file: OrderFile = {
  id: '7f9c24e8-3b12-4f5a-9c1d-0a5c3a6b7d02',
  fileName: 'buffer-data.docx',
  sizeBytes: 440_401,
  from: 'customer',
  role: 'brief',
  status: 'ready',
  reason: null,
  createdAt: '2026-02-26T16:00:00Z',
};

/** An order in progress. */
export const sampleOrder: Order = {
  id: 'AW-7Q4KM9XT2B8C4D6F',
  status: 'in_progress',
  topic: 'Buffer capacity of acetate solutions',
  service: 'coursework',
  paperType: 'coursework',
  wordCount: 2500,
  dueAt: '2026-03-05T16:00:00Z',
  price: {
    currency: 'USD',
    billedWords: 3000,
    baseMinor: 6000,
    discountMinor: 3000,
    discountPercent: 50,
    finalMinor: 3000,
    heldUntil: '2026-02-27T16:04:00Z',
  },
  unreadMessages: 0,
  createdAt: '2026-02-26T15:50:00Z',
  updatedAt: '2026-02-27T05:15:00Z',
  name: 'Layla Haddad',
  email: 'layla@example.com',
  phone: null,
  educationLevel: 'undergraduate',
  numberOfPages: 10,
  paperQuality: '2:1',
  deliveryTime: '7-days',
  majorCourse: 'CHEM 112L',
  whoAssisted: null,
  citationStyle: 'apa',
  reference: null,
  paperDescription: 'A lab report.',
  extraRequirements: null,
  institutionCountry: 'AE',
  institutionRegion: null,
  billingCountry: null,
  integrityAcknowledged: true,
  timeZone: 'Asia/Dubai',
  placedAt: placed.at,
  paidAt: paid.at,
  deliveredAt: null,
  completedAt: null,
  completesAt: null,
  withdrawableUntil: '2026-03-12T16:06:00Z',
  taxLines: [],
  paidMinor: 3000,
  refundedMinor: 0,
  isBeingPaid: false,
  paymentMethod: 'card',
  card: { brand: 'visa', last4: '4242' },
  writer: { name: 'Hana K.', title: 'MSc Chemistry' },
  extension: null,
  files: [file],
  messages: [message],
  events: [placed, paid, assigned, started],
  moves: ['withdraw'],
  isGuest: false,
  refundDays: 7,
};

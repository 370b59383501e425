import type { Order, OrderCard, OrderEvent, OrderFile, OrderMessage } from '@aw/contracts/orders/shapes';
import { orderEventKinds } from '@aw/contracts/orders/shapes';
import {
  canTransition,
  type OrderTransition,
  orderTransitions,
  silentDays,
  withdrawalDays,
} from '@aw/contracts/orders/states';
import type { listEvents, OrderFileRow, OrderMessageRow, OrderRow } from '@aw/db/orders';
import { dayMs } from '../../config/durations';

const iso = (at: Date | null) => at?.toISOString() ?? null;

/** Maps an order to an entry of a list. */
export function toOrderCard(row: OrderRow, unreadMessages: number): OrderCard {
  return {
    id: row.id,
    status: row.status,
    topic: row.topic,
    service: row.service,
    paperType: row.paper_type,
    wordCount: row.word_count,
    dueAt: iso(row.due_at),
    price: {
      currency: row.currency,
      billedWords: row.billed_words,
      baseMinor: row.base_minor,
      discountMinor: row.discount_minor,
      discountPercent: row.discount_percent,
      finalMinor: finalMinorOf(row),
      heldUntil: iso(row.price_held_until),
    },
    unreadMessages,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}

/** Returns the final price of an order in minor units. The database computes `final_minor` by the same formula. */
export function finalMinorOf(row: Pick<OrderRow, 'base_minor' | 'discount_minor'>): number {
  return row.base_minor - row.discount_minor;
}

/** Maps the brief of an order, and the times of its steps. */
export function toBrief(row: OrderRow, now: Date) {
  return {
    name: row.name,
    email: row.email,
    phone: row.phone,
    educationLevel: row.education_level,
    numberOfPages: row.number_of_pages,
    paperQuality: row.paper_quality,
    // The column holds nothing but the contract's values.
    deliveryTime: row.delivery_time as Order['deliveryTime'],
    majorCourse: row.major_course,
    whoAssisted: row.who_assisted,
    citationStyle: row.citation_style,
    reference: row.reference,
    paperDescription: row.paper_description,
    extraRequirements: row.extra_requirements,
    institutionCountry: row.institution_country,
    institutionRegion: row.institution_region,
    billingCountry: row.billing_country,
    integrityAcknowledged: row.integrity_acknowledged_at !== null,
    timeZone: row.time_zone,
    placedAt: iso(row.placed_at),
    paidAt: iso(row.paid_at),
    deliveredAt: iso(row.delivered_at),
    completedAt: iso(row.completed_at),
    completesAt: row.status === 'delivered' ? iso(daysAfter(row.delivered_at, silentDays)) : null,
    withdrawableUntil: iso(withdrawableUntil(row, now)),
    // The column holds nothing but tax lines.
    taxLines: row.tax_lines as Order['taxLines'],
    moves: movesOf(row, now),
  };
}

/** Returns the time until which the customer may withdraw; null if they cannot, or no longer. */
export function withdrawableUntil(row: OrderRow, now: Date): Date | null {
  const until = daysAfter(row.paid_at, withdrawalDays);
  const isOpen = canTransition(row.status, 'withdraw', 'customer');
  return isOpen && until !== null && now < until ? until : null;
}

function movesOf(row: OrderRow, now: Date): OrderTransition[] {
  const names = Object.keys(orderTransitions) as OrderTransition[];
  return names
    .filter((move) => canTransition(row.status, move, 'customer'))
    .filter((move) => move !== 'withdraw' || withdrawableUntil(row, now) !== null);
}

function daysAfter(at: Date | null, days: number): Date | null {
  return at && new Date(at.getTime() + days * dayMs);
}

export function toOrderFile(row: OrderFileRow): OrderFile {
  return {
    id: row.id,
    fileName: row.file_name,
    sizeBytes: row.size_bytes,
    from: row.from_whom,
    role: row.role,
    status: row.status,
    reason: row.reason,
    createdAt: row.created_at.toISOString(),
    ...(row.status === 'checking' && row.scan_again_at && { scanAgainAt: row.scan_again_at.toISOString() }),
  };
}

export function toOrderMessage(row: OrderMessageRow, files: OrderFileRow[]): OrderMessage {
  return {
    id: row.id,
    from: row.from_whom,
    name: row.name,
    body: row.body,
    files: files.filter((file) => file.message_id === row.id).map(toOrderFile),
    createdAt: row.created_at.toISOString(),
  };
}

const customerEventKinds: readonly string[] = orderEventKinds;

type EventRow = Awaited<ReturnType<typeof listEvents>>[number];

/** Maps the events that customers read. Events with a kind for staff are left out. */
export function toOrderEvents(rows: EventRow[]): OrderEvent[] {
  return rows
    .filter((row) => customerEventKinds.includes(row.kind))
    .map((row) => ({
      id: row.id,
      at: row.at.toISOString(),
      kind: row.kind,
      by: row.by_whom,
      status: row.status,
      detail: row.detail as OrderEvent['detail'],
    }));
}

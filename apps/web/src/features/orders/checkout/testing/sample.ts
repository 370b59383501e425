import type { Order } from '@aw/contracts/orders/shapes';
import { priceOrder, standardPriceBook } from '@aw/pricing';
import { newOrder } from '../new-order';
import type { OrderValues } from '../order-values';

/** Returns values of a form that can be placed, with some fields replaced. */
export function filledForm(own: Partial<OrderValues> = {}): OrderValues {
  return {
    ...newOrder(),
    name: 'Layla Mansour',
    email: 'layla@school.edu',
    institutionCountry: 'AE',
    majorCourse: 'CHEM 112L',
    topic: 'Buffers',
    integrityAcknowledged: true,
    ...own,
  };
}

/** Returns a stored draft as the server sends it, with some fields replaced. */
export function storedOrder(own: Partial<Order> = {}): Order {
  return {
    id: 'AW-7F3K9Q2M5T8X0B4C',
    status: 'draft',
    topic: 'Buffers',
    service: 'essay-writing',
    paperType: 'coursework',
    wordCount: 2500,
    dueAt: null,
    price: { ...priceOrder(2500, standardPriceBook, new Date()), heldUntil: null },
    unreadMessages: 0,
    createdAt: '2026-11-20T10:00:00.000Z',
    updatedAt: '2026-11-20T12:00:00.000Z',
    name: 'Layla Mansour',
    email: 'layla@school.edu',
    phone: null,
    educationLevel: null,
    numberOfPages: 10,
    paperQuality: null,
    deliveryTime: '7-days',
    majorCourse: 'CHEM 112L',
    whoAssisted: null,
    citationStyle: null,
    reference: null,
    paperDescription: null,
    extraRequirements: null,
    institutionCountry: 'AE',
    institutionRegion: null,
    billingCountry: null,
    integrityAcknowledged: false,
    timeZone: null,
    placedAt: null,
    paidAt: null,
    deliveredAt: null,
    completedAt: null,
    completesAt: null,
    withdrawableUntil: null,
    taxLines: [],
    paidMinor: 0,
    refundedMinor: 0,
    isBeingPaid: false,
    paymentMethod: null,
    card: null,
    writer: null,
    extension: null,
    files: [],
    messages: [],
    events: [],
    moves: [],
    isGuest: true,
    refundDays: 7,
    ...own,
  };
}

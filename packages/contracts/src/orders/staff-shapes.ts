import * as z from 'zod/mini';
import { moment } from '../fields';
import { order, orderEvent, orderId } from './shapes';
import { orderStatuses } from './states';

export const writer = z.object({
  id: z.number(),
  name: z.string(),
  title: z.nullable(z.string()),
  isActive: z.boolean(),
  /** Number of orders that the writer has to deliver. */
  openOrders: z.number(),
});
export type Writer = z.infer<typeof writer>;

/**
 * Action that an order needs from staff: late work, an open dispute, a missing writer; a refund to approve, to pay by
 * hand, or that failed; a decision about the money of an ended order; a payment by another way than card; an answer.
 */
export const orderNeeds = [
  'late',
  'dispute',
  'assign',
  'approve',
  'hand_refund',
  'failed_refund',
  'decision',
  'transfer',
  'answer',
] as const;
export type OrderNeed = (typeof orderNeeds)[number];

export const staffOrderRow = z.object({
  id: orderId,
  topic: z.nullable(z.string()),
  customerName: z.nullable(z.string()),
  writerName: z.nullable(z.string()),
  status: z.enum(orderStatuses),
  dueAt: z.nullable(moment),
  /** True if its deadline has passed and it is not delivered. */
  isLate: z.boolean(),
  currency: z.string(),
  finalMinor: z.number(),
  unreadMessages: z.number(),
  /** Needed actions, longest waiting first. */
  needs: z.array(z.object({ kind: z.enum(orderNeeds), since: moment })),
  createdAt: moment,
});
export type StaffOrderRow = z.infer<typeof staffOrderRow>;

export const staffPayment = z.object({
  id: z.string(),
  method: z.string(),
  status: z.enum(['open', 'processing', 'succeeded', 'failed', 'cancelled']),
  amountMinor: z.number(),
  receivedMinor: z.number(),
  /** The provider's id, or the reference of a bank transfer. */
  reference: z.nullable(z.string()),
  failure: z.nullable(z.string()),
  recordedBy: z.nullable(z.string()),
  createdAt: moment,
  succeededAt: z.nullable(moment),
});
export type StaffPayment = z.infer<typeof staffPayment>;

export const staffRefund = z.object({
  id: z.string(),
  amountMinor: z.number(),
  reason: z.string(),
  cause: z.enum(['staff', 'late', 'withdrawal', 'cancelled']),
  status: z.enum(['awaiting_approval', 'pending', 'succeeded', 'failed', 'declined']),
  /** True if the provider refunds it; otherwise staff do so by hand and record it. */
  isByCard: z.boolean(),
  requestedBy: z.nullable(z.string()),
  approvedBy: z.nullable(z.string()),
  failure: z.nullable(z.string()),
  /** Refund that includes this one, whose state is then `declined`. */
  mergedInto: z.nullable(z.string()),
  /** Part of the requested amount that another refund has returned meanwhile. */
  reducedMinor: z.number(),
  createdAt: moment,
  settledAt: z.nullable(moment),
});
export type StaffRefund = z.infer<typeof staffRefund>;

export const staffDispute = z.object({
  id: z.string(),
  orderId,
  amountMinor: z.number(),
  currency: z.string(),
  reason: z.string(),
  status: z.string(),
  isOpen: z.boolean(),
  dueBy: z.nullable(moment),
  submittedAt: z.nullable(moment),
  createdAt: moment,
});
export type StaffDispute = z.infer<typeof staffDispute>;

export const staffOrder = z.extend(order, {
  userId: z.nullable(z.string()),
  writerId: z.nullable(z.number()),
  isLate: z.boolean(),
  refundableMinor: z.number(),
  /** True if it ended and nobody has decided how much of its money is refunded. */
  awaitsDecision: z.boolean(),
  /** Refunds above this amount need a second person. */
  approvalAboveMinor: z.number(),
  payments: z.array(staffPayment),
  refunds: z.array(staffRefund),
  disputes: z.array(staffDispute),
  notes: z.array(z.object({ id: z.number(), body: z.string(), by: z.string(), createdAt: moment })),
  jurisdiction: z.array(
    z.object({
      at: moment,
      isAllowed: z.boolean(),
      service: z.string(),
      institutionCountry: z.nullable(z.string()),
      institutionRegion: z.nullable(z.string()),
      billingCountry: z.nullable(z.string()),
      headerCountries: z.array(z.string()),
      /** Field that makes the order one for written work. */
      barredBy: z.nullable(z.string()),
      law: z.nullable(z.string()),
    }),
  ),
  /** All events with the name of the staff member behind each. */
  log: z.array(z.extend(orderEvent, { actor: z.string() })),
});
export type StaffOrder = z.infer<typeof staffOrder>;

import type { OrderNeed } from '@aw/contracts/orders/staff';
import { formatDuration } from './due-labels';

type NeedLabel = {
  /** Text in the row of an order. */
  row: string;
  one: string;
  many: string;
  tone: 'danger' | 'caution';
};

/** Texts of the order needs, most serious first. */
export const needLabel: Readonly<Record<OrderNeed, NeedLabel>> = {
  late: { row: 'Late', one: 'late order', many: 'late orders', tone: 'danger' },
  dispute: { row: 'Dispute open', one: 'open dispute', many: 'open disputes', tone: 'danger' },
  failed_refund: { row: 'Refund failed', one: 'failed refund', many: 'failed refunds', tone: 'danger' },
  hand_refund: {
    row: 'Refund to send by hand',
    one: 'refund to send by hand',
    many: 'refunds to send by hand',
    tone: 'danger',
  },
  decision: {
    row: 'Refund to decide',
    one: 'ended order with a refund to decide',
    many: 'ended orders with a refund to decide',
    tone: 'danger',
  },
  approve: {
    row: 'Refund to approve',
    one: 'refund to approve',
    many: 'refunds to approve',
    tone: 'caution',
  },
  assign: { row: 'To assign', one: 'order to assign', many: 'orders to assign', tone: 'caution' },
  transfer: {
    row: 'Transfer expected',
    one: 'order waiting for a transfer',
    many: 'orders waiting for a transfer',
    tone: 'caution',
  },
  answer: {
    row: 'New message',
    one: 'order with a new message',
    many: 'orders with new messages',
    tone: 'caution',
  },
};

/** Duration of a wait: '3 days', '5 hours'. */
export function ageLabel(since: string, now = new Date()): string {
  return formatDuration(Math.max(0, now.getTime() - Date.parse(since)));
}

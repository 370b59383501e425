import type { OrderStatus } from '@aw/contracts/orders/states';

export type StatusTone = 'accent' | 'positive' | 'caution' | 'danger' | 'neutral';

/** Colours of the states: accent for work in progress, caution for a wait, danger for a dispute. */
export const statusTones: Record<OrderStatus, StatusTone> = {
  draft: 'neutral',
  awaiting_payment: 'caution',
  paid: 'positive',
  assigned: 'accent',
  in_progress: 'accent',
  delivered: 'positive',
  revision: 'caution',
  completed: 'positive',
  cancelled: 'neutral',
  refunded: 'neutral',
  disputed: 'danger',
};

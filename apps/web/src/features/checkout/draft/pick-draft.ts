import type { Order } from '@aw/contracts/orders/shapes';
import type { OrderStatus } from '@aw/contracts/orders/states';
import { type OrderValues, valuesOfOrder } from '../order-values';
import type { LocalDraft } from './local-draft';

export type PickedDraft = {
  /** The stored order that the form edits; undefined while there is none. */
  order: Order | undefined;
  values: OrderValues;
  /** When the values were typed, where the server does not have them yet. */
  editedAt: number | undefined;
};

type Candidates = {
  /** What was typed here and not sent, and the stored order that it belongs to, while that can still be changed. */
  local: LocalDraft | undefined;
  localOrder: Order | undefined;
  /** The order that the address asks for, or else the newest that waits. */
  order: Order | undefined;
  isAsked: boolean;
  /** The form that is shown where nothing is kept. */
  fresh: OrderValues;
};

/** Whether the form can still change an order. */
export function isOpenForm(status: OrderStatus): boolean {
  return status === 'draft' || status === 'awaiting_payment';
}

/** The newer of what this device and the server have; an order that the address asks for only yields to its own edits. */
export function pickDraft({ local, localOrder, order, isAsked, fresh }: Candidates): PickedDraft {
  const isOfOrder = local !== undefined && local.orderId === (order?.id ?? null);
  const isFree = local !== undefined && (local.orderId === null || localOrder !== undefined);
  const savedAt = order ? Date.parse(order.updatedAt) : 0;
  if (local && (isOfOrder || (isFree && !isAsked)) && local.editedAt > savedAt)
    return { order: isOfOrder ? order : localOrder, values: local.values, editedAt: local.editedAt };
  return { order, values: order ? valuesOfOrder(order) : fresh, editedAt: undefined };
}

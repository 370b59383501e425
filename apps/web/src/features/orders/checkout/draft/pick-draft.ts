import type { Order } from '@aw/contracts/orders/shapes';
import type { OrderStatus } from '@aw/contracts/orders/states';
import { type OrderValues, valuesOfOrder } from '../order-values';
import type { LocalDraft } from './local-draft';

export type PickedDraft = {
  /** The stored order that the form edits, if any. */
  order: Order | undefined;
  values: OrderValues;
  /** When the values were typed; undefined if the server has them. */
  editedAt: number | undefined;
};

type Candidates = {
  /** Values typed here and not sent, and their stored order if it can still be changed. */
  local: LocalDraft | undefined;
  localOrder: Order | undefined;
  /** The order in the address, or else the newest unpaid one. */
  order: Order | undefined;
  isRequested: boolean;
  /** The form that is shown if there is no draft. */
  fresh: OrderValues;
};

/** Returns true if the form can still change an order with this status. */
export function isEditable(status: OrderStatus): boolean {
  return status === 'draft' || status === 'awaiting_payment';
}

/**
 * Picks the newer of the local draft and the stored order. An order in the address is replaced only by its
 * own edits.
 */
export function pickDraft({ local, localOrder, order, isRequested, fresh }: Candidates): PickedDraft {
  const isOfOrder = local !== undefined && local.orderId === (order?.id ?? null);
  const isFree = local !== undefined && (local.orderId === null || localOrder !== undefined);
  const savedAt = order ? Date.parse(order.updatedAt) : 0;
  if (local && (isOfOrder || (isFree && !isRequested)) && local.editedAt > savedAt)
    return { order: isOfOrder ? order : localOrder, values: local.values, editedAt: local.editedAt };
  return { order, values: order ? valuesOfOrder(order) : fresh, editedAt: undefined };
}

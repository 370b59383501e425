import { ApiError } from '@aw/contracts/api-error';
import { getOrder, listOrders } from '@aw/contracts/orders/public';
import type { Order } from '@aw/contracts/orders/shapes';
import type { User } from '@aw/contracts/users/public';
import { api } from '~/lib/api';
import { findServiceId, newOrder } from '../new-order';
import { orderDraft } from './local-draft';
import { isEditable, type PickedDraft, pickDraft } from './pick-draft';

/** Parameters of the address: the id of an order or `new` for another one, and the service of the clicked card. */
export type DraftRequest = { order: string | null; service: string | null };

export type LoadedDraft = { kind: 'open'; picked: PickedDraft } | { kind: 'closed'; order: Order };

/**
 * Returns the form's initial values from this device or the server. `closed`: the requested order is paid or
 * has ended.
 */
export async function loadDraft(
  user: User,
  request: DraftRequest,
  signal: AbortSignal,
): Promise<LoadedDraft> {
  const fresh = newOrder(user, request.service);
  const isNew = request.order === 'new';
  const isRequested = request.order !== null && !isNew;
  const requestedOrder = isRequested ? await fetchOrder(request.order ?? '', signal) : undefined;
  if (requestedOrder && !isEditable(requestedOrder.status)) return { kind: 'closed', order: requestedOrder };
  const order = requestedOrder ?? (isNew ? undefined : await findNewest(signal));
  const localDraft = orderDraft(user.id).read();
  const local = isNew && localDraft?.orderId ? undefined : localDraft;
  const localOrder = await findOpen(local?.orderId, order, signal);
  const picked = pickDraft({ local, localOrder, order, isRequested, fresh });
  return { kind: 'open', picked: withService(picked, request.service) };
}

const fetchOrder = (orderId: string, signal: AbortSignal) =>
  api.call(getOrder, { params: { orderId }, signal });

/** Returns the most recently changed unpaid order, if any. */
async function findNewest(signal: AbortSignal): Promise<Order | undefined> {
  const lists = await Promise.all(
    (['draft', 'awaiting_payment'] as const).map((status) =>
      api.call(listOrders, { query: { status, limit: 1 }, signal }),
    ),
  );
  const [newest] = lists.flat().sort((a, b) => Date.parse(b.updatedAt) - Date.parse(a.updatedAt));
  return newest && fetchOrder(newest.id, signal);
}

/** Returns the order that the local draft belongs to, or undefined if it is gone, paid or has ended. */
async function findOpen(orderId: string | null | undefined, loaded: Order | undefined, signal: AbortSignal) {
  if (!orderId) return undefined;
  if (loaded?.id === orderId) return loaded;
  const order = await fetchOrder(orderId, signal).catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 404) return undefined;
    throw error;
  });
  return order && isEditable(order.status) ? order : undefined;
}

/** Replaces the draft's service by the one whose card was clicked. */
function withService(picked: PickedDraft, service: string | null): PickedDraft {
  const chosen = findServiceId(service);
  if (!chosen || chosen === picked.values.service) return picked;
  return { ...picked, values: { ...picked.values, service: chosen }, editedAt: Date.now() };
}

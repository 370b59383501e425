import { ApiError } from '@aw/contracts/api-error';
import { getOrder, listOrders } from '@aw/contracts/orders/public';
import type { Order } from '@aw/contracts/orders/shapes';
import type { User } from '@aw/contracts/users/public';
import { api } from '~/lib/api';
import { knownService, newOrder } from '../new-order';
import { readLocalDraft } from './local-draft';
import { isOpenForm, type PickedDraft, pickDraft } from './pick-draft';

/** What the address asks for: an order by its number, `new` for another one, a service from its card. */
export type Wanted = { order: string | null; service: string | null };

export type LoadedDraft = { kind: 'open'; picked: PickedDraft } | { kind: 'closed'; order: Order };

/** The form to begin with, of this device or of the server; `closed` is an asked order that is paid or ended. */
export async function loadDraft(user: User, wanted: Wanted, signal: AbortSignal): Promise<LoadedDraft> {
  const fresh = newOrder(user, wanted.service);
  const isNew = wanted.order === 'new';
  const isAsked = wanted.order !== null && !isNew;
  const asked = isAsked ? await fetchOrder(wanted.order ?? '', signal) : undefined;
  if (asked && !isOpenForm(asked.status)) return { kind: 'closed', order: asked };
  const order = asked ?? (isNew ? undefined : await findNewest(signal));
  const kept = readLocalDraft(user.id);
  const local = isNew && kept?.orderId ? undefined : kept;
  const localOrder = await findOpen(local?.orderId, order, signal);
  const picked = pickDraft({ local, localOrder, order, isAsked, fresh });
  return { kind: 'open', picked: withService(picked, wanted.service) };
}

const fetchOrder = (orderId: string, signal: AbortSignal) =>
  api.call(getOrder, { params: { orderId }, signal });

/** The order that was changed last of those that are not paid. */
async function findNewest(signal: AbortSignal): Promise<Order | undefined> {
  const lists = await Promise.all(
    (['draft', 'awaiting_payment'] as const).map((status) =>
      api.call(listOrders, { query: { status, limit: 1 }, signal }),
    ),
  );
  const [newest] = lists.flat().sort((a, b) => Date.parse(b.updatedAt) - Date.parse(a.updatedAt));
  return newest && fetchOrder(newest.id, signal);
}

/** The order that the device's copy belongs to; undefined once it is gone, paid or ended. */
async function findOpen(orderId: string | null | undefined, known: Order | undefined, signal: AbortSignal) {
  if (!orderId) return undefined;
  if (known?.id === orderId) return known;
  const order = await fetchOrder(orderId, signal).catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 404) return undefined;
    throw error;
  });
  return order && isOpenForm(order.status) ? order : undefined;
}

/** A service that was chosen on its card counts more than the one of the draft. */
function withService(picked: PickedDraft, service: string | null): PickedDraft {
  const chosen = knownService(service);
  if (!chosen || chosen === picked.values.service) return picked;
  return { ...picked, values: { ...picked.values, service: chosen }, editedAt: Date.now() };
}

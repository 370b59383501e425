import { describe, expect, it } from 'vitest';
import { newOrder } from '../new-order';
import { valuesOfOrder } from '../order-values';
import { filledForm, storedOrder } from '../testing/sample';
import { pickDraft } from './pick-draft';

const fresh = newOrder();
const order = storedOrder();
const savedAt = Date.parse(order.updatedAt);
const typed = filledForm({ topic: 'Typed on this device' });
const localAt = (editedAt: number, orderId: string | null = order.id) => ({
  orderId,
  values: typed,
  editedAt,
});
const noDrafts = { local: undefined, localOrder: undefined, order: undefined, isRequested: false, fresh };

describe('the draft that the form starts with', () => {
  it('[O13] without any draft, the form starts with the values of a new order', () => {
    expect(pickDraft(noDrafts)).toEqual({ order: undefined, values: fresh, editedAt: undefined });
  });

  it('[O13] on another device, the form starts with the stored order', () => {
    expect(pickDraft({ ...noDrafts, order })).toEqual({
      order,
      values: valuesOfOrder(order),
      editedAt: undefined,
    });
  });

  it('[O13] the form starts with the newer of the local draft and the stored order', () => {
    const later = pickDraft({ ...noDrafts, order, localOrder: order, local: localAt(savedAt + 1) });
    expect(later).toEqual({ order, values: typed, editedAt: savedAt + 1 });
    const earlier = pickDraft({ ...noDrafts, order, localOrder: order, local: localAt(savedAt - 1) });
    expect(earlier.values).toEqual(valuesOfOrder(order));
  });

  it('[O13] a local draft that never reached the server starts a new order', () => {
    const picked = pickDraft({ ...noDrafts, local: localAt(5, null) });
    expect(picked).toEqual({ order: undefined, values: typed, editedAt: 5 });
    const beside = pickDraft({ ...noDrafts, order, local: localAt(savedAt + 1, null) });
    expect(beside).toEqual({ order: undefined, values: typed, editedAt: savedAt + 1 });
  });

  it('[O13] an order in the address is not replaced by the draft of another order', () => {
    const other = storedOrder({ id: 'AW-0000000000000000' });
    const local = localAt(savedAt + 1, other.id);
    const requested = pickDraft({ ...noDrafts, order, localOrder: other, local, isRequested: true });
    expect(requested.order).toBe(order);
    expect(requested.values).toEqual(valuesOfOrder(order));
    const free = pickDraft({ ...noDrafts, order, localOrder: other, local });
    expect(free).toEqual({ order: other, values: typed, editedAt: savedAt + 1 });
  });

  it('[O13] a local draft of an order that is paid or gone is ignored', () => {
    const picked = pickDraft({ ...noDrafts, order, local: localAt(savedAt + 1, 'AW-0000000000000000') });
    expect(picked.order).toBe(order);
    expect(picked.editedAt).toBeUndefined();
  });
});

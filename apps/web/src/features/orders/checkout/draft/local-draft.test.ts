import { expect, it } from 'vitest';
import { memoryStorage } from '~/testing/memory-storage';
import { newOrder } from '../new-order';
import { filledForm } from '../testing/sample';
import { orderDraft } from './local-draft';

const values = filledForm();
const stored = { userId: 'anon_1', orderId: 'AW-1', values, editedAt: 7 };
const storageWith = (draft: unknown) => memoryStorage({ order_draft: JSON.stringify(draft) });

it('[O13] a user’s own draft is read back completely', () => {
  expect(orderDraft('anon_1', storageWith(stored)).read()).toEqual({ orderId: 'AW-1', values, editedAt: 7 });
});

it('[O13] another user’s draft on this device is not shown', () => {
  expect(orderDraft('anon_2', storageWith(stored)).read()).toBeUndefined();
  expect(orderDraft('anon_1', storageWith(null)).read()).toBeUndefined();
});

it('[O13] missing fields and fields of a wrong type in an old draft get the values of a new form', () => {
  const old = { ...stored, values: { name: 'Layla', topic: 5, gone: 'x' }, orderId: 3 };
  expect(orderDraft('anon_1', storageWith(old)).read()).toMatchObject({
    orderId: null,
    values: { ...newOrder(), name: 'Layla' },
  });
});

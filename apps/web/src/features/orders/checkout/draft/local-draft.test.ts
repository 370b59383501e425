import { expect, it } from 'vitest';
import { newOrder } from '../new-order';
import { filledForm } from '../testing/sample';
import { parseDraft } from './local-draft';

const values = filledForm();
const stored = { userId: 'anon_1', orderId: 'AW-1', values, editedAt: 7 };

it('[O13] a user’s own draft is read back completely', () => {
  expect(parseDraft(JSON.stringify(stored), 'anon_1')).toEqual({ orderId: 'AW-1', values, editedAt: 7 });
});

it('[O13] another user’s draft on this device is not shown', () => {
  expect(parseDraft(JSON.stringify(stored), 'anon_2')).toBeUndefined();
  expect(parseDraft('null', 'anon_1')).toBeUndefined();
});

it('[O13] missing fields and fields of a wrong type in an old draft get the values of a new form', () => {
  const old = { ...stored, values: { name: 'Layla', topic: 5, gone: 'x' }, orderId: 3 };
  expect(parseDraft(JSON.stringify(old), 'anon_1')).toMatchObject({
    orderId: null,
    values: { ...newOrder(), name: 'Layla' },
  });
});

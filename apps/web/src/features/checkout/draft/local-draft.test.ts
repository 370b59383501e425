import { expect, it } from 'vitest';
import { newOrder } from '../new-order';
import { filledForm } from '../testing/sample';
import { parseDraft } from './local-draft';

const values = filledForm();
const stored = { userId: 'anon_1', orderId: 'AW-1', values, editedAt: 7 };

it('[O13] what this person typed is read back whole', () => {
  expect(parseDraft(JSON.stringify(stored), 'anon_1')).toEqual({ orderId: 'AW-1', values, editedAt: 7 });
});

it('[O13] what somebody else typed on this device is not shown', () => {
  expect(parseDraft(JSON.stringify(stored), 'anon_2')).toBeUndefined();
  expect(parseDraft('null', 'anon_1')).toBeUndefined();
});

it('[O13] a copy of an earlier form is filled up, and fields of the wrong type are those of a new form', () => {
  const old = { ...stored, values: { name: 'Layla', topic: 5, gone: 'x' }, orderId: 3 };
  expect(parseDraft(JSON.stringify(old), 'anon_1')).toMatchObject({
    orderId: null,
    values: { ...newOrder(), name: 'Layla' },
  });
});

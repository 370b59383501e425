import { expect, it } from 'vitest';
import { statusOf } from './deletion-status';

const now = Date.parse('2026-11-20T12:00:00Z');
const restorableUntil = '2026-12-20T12:00:00Z';

it('[M2] a deletion can be restored for 30 days', () => {
  expect(statusOf({ restorableUntil, restoredAt: null }, now)).toEqual({
    isRestorable: true,
    text: 'Restorable for 30 days',
  });
  const lastDay = Date.parse('2026-12-20T11:00:00Z');
  expect(statusOf({ restorableUntil, restoredAt: null }, lastDay).text).toBe('Restorable until tomorrow');
});

it('[M2] a deletion that is too old or was restored says so and cannot be restored', () => {
  const tooLate = Date.parse('2026-12-20T12:00:01Z');
  expect(statusOf({ restorableUntil, restoredAt: null }, tooLate)).toEqual({
    isRestorable: false,
    text: 'Can no longer be restored',
  });
  expect(statusOf({ restorableUntil, restoredAt: '2026-11-20T11:00:00Z' }, now)).toEqual({
    isRestorable: false,
    text: 'Restored',
  });
});

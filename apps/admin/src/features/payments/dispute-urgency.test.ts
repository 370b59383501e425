import { expect, it } from 'vitest';
import { disputeUrgency } from './dispute-urgency';

const now = Date.parse('2026-02-27T12:00:00Z');
const dueIn = (hours: number, more = {}) => ({
  isOpen: true,
  submittedAt: null,
  dueBy: new Date(now + hours * 3_600_000).toISOString(),
  ...more,
});

it('[O12] missing evidence is marked from 72 hours before it is due, and as urgent from 24 hours', () => {
  expect([73, 72, 25, 24, 1, -1].map((hours) => disputeUrgency(dueIn(hours), now))).toEqual([
    'calm',
    'caution',
    'caution',
    'danger',
    'danger',
    'danger',
  ]);
});

it('[O12] submitted evidence and decided disputes are not marked', () => {
  expect(disputeUrgency(dueIn(1, { submittedAt: '2026-02-26T12:00:00Z' }), now)).toBe('calm');
  expect(disputeUrgency(dueIn(1, { isOpen: false }), now)).toBe('calm');
  expect(disputeUrgency({ isOpen: true, submittedAt: null, dueBy: null }, now)).toBe('calm');
});

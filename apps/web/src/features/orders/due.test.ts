import { describe, expect, it } from 'vitest';
import { dueOf, spanText } from './due';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

describe('a time span', () => {
  it.each([
    [0, '0 min'],
    [-minute, '0 min'],
    [59 * minute + 59_999, '59 min'],
    [hour, '1 h'],
    [3 * hour + 20 * minute, '3 h 20 min'],
    [day, '1 day'],
    [5 * day + 21 * hour + 59 * minute, '5 days 21 h'],
    [2 * day + 40 * minute, '2 days'],
  ])('[O8] of %i ms is shown as "%s"', (ms, words) => {
    expect(spanText(ms)).toBe(words);
  });
});

describe('the due time of an order', () => {
  const now = new Date('2026-02-27T19:00:00Z');

  it('[O8] counts down to the deadline, and up once the work is late', () => {
    const dueAt = '2026-03-05T16:00:00Z';
    expect(dueOf({ status: 'in_progress', dueAt }, now)).toEqual({
      isLate: false,
      label: 'Due in',
      span: '5 days 21 h',
      at: dueAt,
    });
    const late = dueOf({ status: 'revision', dueAt: '2026-02-27T15:40:00Z' }, now);
    expect(late).toMatchObject({ isLate: true, label: 'Late by', span: '3 h 20 min' });
  });

  it('[O8] does not exist before payment, after delivery or without a deadline', () => {
    const dueAt = '2026-03-05T16:00:00Z';
    for (const status of ['draft', 'awaiting_payment', 'delivered', 'completed', 'cancelled'] as const)
      expect(dueOf({ status, dueAt }, now)).toBeUndefined();
    expect(dueOf({ status: 'paid', dueAt: null }, now)).toBeUndefined();
  });
});

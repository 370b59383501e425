import { zoneName } from '@aw/contracts/moment-text';
import { expect, it } from 'vitest';
import { dueLabel } from './due-labels';

const now = new Date(2026, 1, 27, 23, 41);
const inMinutes = (minutes: number, from = now) => new Date(from.getTime() + minutes * 60_000).toISOString();

it('[M10] a late order shows by how much', () => {
  expect(dueLabel(inMinutes(-40), true, now)).toBe('Late by 40 min');
  expect(dueLabel(inMinutes(-3 * 60 - 20), true, now)).toBe('Late by 3 hours');
  expect(dueLabel(inMinutes(-47 * 60), true, now)).toBe('Late by 47 hours');
  expect(dueLabel(inMinutes(-49 * 60), true, now)).toBe('Late by 2 days');
  expect(dueLabel(inMinutes(0), true, now)).toBe('Late by 1 min');
});

it('[M10] a deadline that is near shows the time left, and a later one shows the day', () => {
  expect(dueLabel(inMinutes(15), false, now)).toBe('in 15 min');
  expect(dueLabel(inMinutes(9 * 60), false, now)).toBe('in 9 hours');
  expect(dueLabel(inMinutes(20 * 60), false, now)).toBe(`tomorrow, 19:41 (${zoneName(now)})`);
  expect(dueLabel(new Date(2026, 2, 1, 12).toISOString(), false, now)).toBe('Sun, Mar 1');
  expect(dueLabel(new Date(2027, 0, 4, 12).toISOString(), false, now)).toBe('Mon, Jan 4, 2027');
});

it('[M10] a past deadline that was met shows only its day', () => {
  expect(dueLabel(new Date(2026, 1, 25, 20).toISOString(), false, now)).toBe('Wed, Feb 25');
});

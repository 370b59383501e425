import { expect, it } from 'vitest';
import { dayOf, erasureMoment } from './erasure-labels';

it('[M9] an erasure names the day, 14 days from now', () => {
  const now = new Date(2026, 10, 20, 12).getTime();
  expect(dayOf(erasureMoment(now))).toBe('4 December 2026');
});

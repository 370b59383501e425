import { expect, it } from 'vitest';
import { longDate } from './long-date';

it('[X6] a day is written as one long date, in the requested time zone', () => {
  expect(longDate('2026-01-01', 'UTC')).toBe('January 1, 2026');
  expect(longDate(new Date('2026-12-04T23:30:00Z'), 'UTC')).toBe('December 4, 2026');
  expect(longDate('2026-12-04T23:30:00Z', 'Europe/Berlin')).toBe('December 5, 2026');
});

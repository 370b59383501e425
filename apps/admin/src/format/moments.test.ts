import { expect, it } from 'vitest';
import { daysUntil, logTime } from './moments';

it('[M5] the log shows the hour today and the day before that', () => {
  const today = new Date(2026, 10, 20, 18, 0);
  expect(logTime(new Date(2026, 10, 20, 9, 5).toISOString(), today)).toBe('09:05');
  expect(logTime(new Date(2026, 10, 19, 23, 59).toISOString(), today)).toBe('19 Nov');
});

it('[M2] counts the days in which a deletion can be restored', () => {
  const now = Date.parse('2026-11-20T12:00:00Z');
  expect(daysUntil('2026-12-20T12:00:00Z', now)).toBe(30);
  expect(daysUntil('2026-11-20T12:00:01Z', now)).toBe(1);
  expect(daysUntil('2026-11-20T11:59:59Z', now)).toBe(0);
});

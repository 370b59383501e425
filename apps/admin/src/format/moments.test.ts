import { expect, it } from 'vitest';
import { daysUntil, dayText, logTime, momentText } from './moments';

it('[M5] the log shows the time for today, and the day before that', () => {
  const today = new Date(2026, 10, 20, 18, 0);
  expect(logTime(new Date(2026, 10, 20, 9, 5).toISOString(), today)).toBe('09:05');
  expect(logTime(new Date(2026, 10, 19, 23, 59).toISOString(), today)).toBe('Nov 19');
});

it('[M10] a moment shows its weekday, day and time, and its year if that is not the current one', () => {
  const now = new Date(2026, 1, 27, 23, 41);
  expect(momentText(new Date(2026, 11, 5, 0, 33).toISOString(), now)).toBe('Sat, Dec 5, 00:33');
  expect(momentText(new Date(2027, 0, 4, 12).toISOString(), now)).toBe('Mon, Jan 4, 2027, 12:00');
  expect(dayText(new Date('2026-11-26T23:30:00Z'), { now, timeZone: 'UTC' })).toBe('Thu, Nov 26');
});

it('[M2] the days until a moment are rounded up', () => {
  const now = Date.parse('2026-11-20T12:00:00Z');
  expect(daysUntil('2026-12-20T12:00:00Z', now)).toBe(30);
  expect(daysUntil('2026-11-20T12:00:01Z', now)).toBe(1);
  expect(daysUntil('2026-11-20T11:59:59Z', now)).toBe(0);
});

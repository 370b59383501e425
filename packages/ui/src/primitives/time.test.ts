import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { formatAbsoluteTime, formatClock, formatRelativeTime, Time } from './time';

const now = new Date('2026-03-01T12:00:00Z');
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

describe('formatRelativeTime', () => {
  it.each([
    [0, 'Just now'],
    [59 * minute, 'Just now'],
    [hour - 1, 'Just now'],
    [hour, '1 hour ago'],
    [2 * hour - 1, '1 hour ago'],
    [2 * hour, '2 hours ago'],
    [day - 1, '23 hours ago'],
    [day, '1 day ago'],
    [2 * day - 1, '1 day ago'],
    [2 * day, '2 days ago'],
    [1500 * day, '1,500 days ago'],
    [-5 * minute, 'Just now'],
  ])('[D8] %i ms ago reads "%s"', (elapsed, words) => {
    expect(formatRelativeTime(new Date(now.getTime() - elapsed), now)).toBe(words);
  });

  it.each([[null], [undefined], [''], ['no date']])('[D8] %j reads "Recently"', (value) => {
    expect(formatRelativeTime(value, now)).toBe('Recently');
  });

  it('[D8] an ISO text and a number of milliseconds give the same result', () => {
    expect(formatRelativeTime('2026-02-28T09:00:00Z', now)).toBe('1 day ago');
    expect(formatRelativeTime(Date.parse('2026-02-28T09:00:00Z'), now)).toBe('1 day ago');
  });
});

describe('formatAbsoluteTime', () => {
  it('[X10] the absolute time has the date in words and the time of day', () => {
    expect(formatAbsoluteTime(now, 'Asia/Dubai')).toBe('March 1, 2026, 16:00');
  });
});

describe('formatClock', () => {
  it('[O8] the clock has 24 hours with two digits, and midnight is 00:00', () => {
    expect(formatClock('2026-03-05T09:05:00Z', 'UTC')).toBe('09:05');
    expect(formatClock('2026-03-05T00:00:00Z', 'UTC')).toBe('00:00');
  });

  it('[O8] the clock follows daylight saving time in the zone on that day', () => {
    expect(formatClock('2026-03-28T12:00:00Z', 'Europe/London')).toBe('12:00');
    expect(formatClock('2026-03-30T12:00:00Z', 'Europe/London')).toBe('13:00');
  });
});

it('[X10] a time within a sentence starts with a small letter', () => {
  const shown = (isInSentence: boolean, value: Date | null) =>
    renderToStaticMarkup(createElement(Time, { value, isInSentence })).replace(/<[^>]*>/g, '');
  expect([shown(true, new Date()), shown(false, new Date())]).toEqual(['just now', 'Just now']);
  expect([shown(true, null), shown(false, null)]).toEqual(['recently', 'Recently']);
});

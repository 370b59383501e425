import { expect, it } from 'vitest';
import {
  clockTime,
  dateAndTime,
  deadlineText,
  shortDate,
  weekdayDate,
  zonedTime,
  zoneName,
} from './moment-text';

const winter = '2026-12-04T00:05:00Z';
const summer = new Date('2026-07-04T16:20:00Z');

it('[X6] times of day have 24 hours and two digits', () => {
  expect(clockTime(winter, 'UTC')).toBe('00:05');
  expect(clockTime(winter, 'Europe/Berlin')).toBe('01:05');
  expect(clockTime(summer, 'UTC')).toBe('16:20');
});

it('[X6] days are written month first, with the year only on request', () => {
  expect(shortDate(summer, 'UTC')).toBe('Jul 4');
  expect(shortDate(summer, 'UTC', true)).toBe('Jul 4, 2026');
  expect(weekdayDate(summer, 'UTC')).toBe('Sat, Jul 4');
  expect(weekdayDate(summer, 'UTC', true)).toBe('Sat, Jul 4, 2026');
  expect(dateAndTime(summer, 'Asia/Dubai')).toBe('July 4, 2026, 20:20');
});

it('[X6] a zone has its short name in summer and in winter, or else its offset', () => {
  expect([winter, summer].map((at) => zoneName(at, 'Europe/Berlin'))).toEqual(['CET', 'CEST']);
  expect([winter, summer].map((at) => zoneName(at, 'Europe/London'))).toEqual(['GMT', 'BST']);
  expect([winter, summer].map((at) => zoneName(at, 'America/New_York'))).toEqual(['EST', 'EDT']);
  expect(zoneName(winter, 'Asia/Tokyo')).toBe('GMT+9');
});

it('[X11] a time in an email names its zone, and is in UTC if the zone is unknown', () => {
  expect(zonedTime(summer, 'Europe/Berlin')).toBe('July 4, 2026, 18:20 CEST');
  for (const zone of [null, undefined, '', 'Mars/Olympus'])
    expect(zonedTime(summer, zone)).toBe('July 4, 2026, 16:20 UTC');
});

it('[O8] a deadline names its weekday and its zone, and its year if it is another one there', () => {
  const now = new Date('2026-12-31T20:00:00Z');
  expect(deadlineText(winter, now, 'Europe/Berlin')).toBe('Fri, Dec 4, 01:05 (CET)');
  expect(deadlineText(summer, now, 'Europe/Berlin')).toBe('Sat, Jul 4, 18:20 (CEST)');
  expect(deadlineText(winter, now, 'UTC')).toBe('Fri, Dec 4, 00:05 (UTC)');
  expect(deadlineText('2027-01-01T01:00:00Z', now, 'UTC')).toBe('Fri, Jan 1, 2027, 01:00 (UTC)');
  expect(deadlineText('2027-01-01T01:00:00Z', now, 'Asia/Dubai')).toBe('Fri, Jan 1, 05:00 (GST)');
});

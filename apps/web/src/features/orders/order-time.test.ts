import { describe, expect, it } from 'vitest';
import {
  clockText,
  dayKey,
  dayTitle,
  dueText,
  exactText,
  fileTime,
  momentText,
  zoneNote,
} from './order-time';

const now = new Date('2026-02-27T11:00:00Z');
const at = '2026-03-05T16:00:00Z';

describe('times of an order', () => {
  it('[O8] are told in the zone of the reader', () => {
    expect(dueText(at, now, 'Asia/Dubai')).toBe('Thu 5 March, 20:00');
    expect(dueText(at, now, 'America/New_York')).toBe('Thu 5 March, 11:00');
    expect(dueText(at, now, 'Pacific/Auckland')).toBe('Fri 6 March, 05:00');
    expect(dueText(at, now, 'Asia/Dubai', 'short')).toBe('Thu 5 Mar, 20:00');
    expect(exactText(at, 'Asia/Dubai')).toBe('Thursday 5 March 2026, 20:00 Gulf Standard Time');
  });

  it('[O8] name their zone as mails do, the same in summer and in winter', () => {
    expect(zoneNote('Europe/Berlin')).toBe('Times are in Central European Time (Europe/Berlin).');
    expect(zoneNote('Asia/Dubai')).toBe('Times are in Gulf Standard Time (Asia/Dubai).');
    expect(zoneNote('UTC')).toBe('Times are in GMT+00:00 (UTC).');
  });

  it('[O8] follow the summer time of the zone on that day', () => {
    expect(clockText('2026-03-28T12:00:00Z', 'Europe/London')).toBe('12:00');
    expect(clockText('2026-03-30T12:00:00Z', 'Europe/London')).toBe('13:00');
  });

  it('[O8] write midnight as 00:00', () => {
    expect(clockText('2026-03-05T00:00:00Z', 'UTC')).toBe('00:00');
  });

  it('[O8] name the year only where it is another one', () => {
    expect(momentText('2026-02-26T16:04:00Z', now, 'Asia/Dubai')).toBe('26 Feb, 20:04');
    expect(momentText('2025-12-31T19:00:00Z', now, 'UTC')).toBe('31 Dec 2025, 19:00');
    expect(momentText('2025-12-31T21:00:00Z', now, 'Asia/Dubai')).toBe('1 Jan, 01:00');
    expect(dayTitle('2026-02-26T16:04:00Z', now, 'Asia/Dubai')).toBe('Thursday 26 February');
  });

  it('[O10] a file of today tells its hour, an older one its day', () => {
    expect(fileTime('2026-02-27T10:30:00Z', now, 'Asia/Dubai')).toBe('today, 14:30');
    expect(fileTime('2026-02-26T21:00:00Z', now, 'Asia/Dubai')).toBe('today, 01:00');
    expect(fileTime('2026-02-26T19:00:00Z', now, 'Asia/Dubai')).toBe('26 Feb');
    expect(dayKey('2026-02-26T21:00:00Z', 'Asia/Dubai')).toBe('2026-02-27');
  });
});

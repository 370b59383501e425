import { describe, expect, it } from 'vitest';
import { dayKey, dayTitle, exactText, fileTime, momentText, zoneNote } from './order-time';

const now = new Date('2026-02-27T11:00:00Z');
const at = '2026-03-05T16:00:00Z';

describe('times of an order', () => {
  it('[O8] are shown in the reader’s time zone', () => {
    expect(exactText(at, 'Asia/Dubai')).toBe('Thursday, March 5, 2026, 20:00 Gulf Standard Time');
  });

  it('[O8] name their time zone as mails do, the same in summer and in winter', () => {
    expect(zoneNote('Europe/Berlin')).toBe('Times are in Central European Time (Europe/Berlin).');
    expect(zoneNote('Asia/Dubai')).toBe('Times are in Gulf Standard Time (Asia/Dubai).');
    expect(zoneNote('UTC')).toBe('Times are in GMT+00:00 (UTC).');
  });

  it('[O8] include the year only if it is not the current one', () => {
    expect(momentText('2026-02-26T16:04:00Z', now, 'Asia/Dubai')).toBe('Feb 26, 20:04');
    expect(momentText('2025-12-31T19:00:00Z', now, 'UTC')).toBe('Dec 31, 2025, 19:00');
    expect(momentText('2025-12-31T21:00:00Z', now, 'Asia/Dubai')).toBe('Jan 1, 01:00');
    expect(dayTitle('2026-02-26T16:04:00Z', now, 'Asia/Dubai')).toBe('Thursday, February 26');
  });

  it('[O10] show the hour of a file of today, and the day of an older one', () => {
    expect(fileTime('2026-02-27T10:30:00Z', now, 'Asia/Dubai')).toBe('today, 14:30');
    expect(fileTime('2026-02-26T21:00:00Z', now, 'Asia/Dubai')).toBe('today, 01:00');
    expect(fileTime('2026-02-26T19:00:00Z', now, 'Asia/Dubai')).toBe('Feb 26');
    expect(dayKey('2026-02-26T21:00:00Z', 'Asia/Dubai')).toBe('2026-02-27');
  });
});

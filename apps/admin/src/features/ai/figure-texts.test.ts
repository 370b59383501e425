import { expect, it } from 'vitest';
import { costText, failuresText, latencyText, utcDayText } from './figure-texts';

it('[A6] days are shown in UTC in every time zone', () => {
  expect(utcDayText('2026-11-26')).toMatch(/^Thu, Nov 26/);
});

it('[A6] costs are shown to the cent, and less than a cent is not shown as 0', () => {
  expect([0, 12, 4_999, 5_000, 1_250_000, 20_000_000].map(costText)).toEqual([
    '0 USD',
    'under 0.01 USD',
    'under 0.01 USD',
    '0.01 USD',
    '1.25 USD',
    '20 USD',
  ]);
});

it('[A6] latencies show the median and the 95th percentile in seconds', () => {
  expect(latencyText({ median: 940, p95: 12_400 })).toBe('0.9\u00a0s / 12\u00a0s');
  expect(latencyText({ median: 9_960, p95: 1_234_000 })).toBe('10\u00a0s / 1,234\u00a0s');
  expect(latencyText(null)).toBe('None');
});

it('[A6] failures are shown with their reasons, even unknown ones', () => {
  const failures = [
    { reason: 'cut', count: 1200 },
    { reason: 'new', count: 1 },
  ];
  expect(failuresText(failures)).toBe('1,200 × cut off by the provider, 1 × new');
});

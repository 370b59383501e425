import { expect, it } from 'vitest';
import { maxPollingMs, nextPollMs } from './payment-outcome';

it('[O6] a pending payment is polled every 2 seconds, then more slowly, and not after 2 minutes', () => {
  expect(nextPollMs(0)).toBe(2000);
  expect(nextPollMs(19_999)).toBe(2000);
  expect(nextPollMs(20_000)).toBe(5000);
  expect(nextPollMs(maxPollingMs - 1)).toBe(5000);
  expect(nextPollMs(maxPollingMs)).toBe(false);
});

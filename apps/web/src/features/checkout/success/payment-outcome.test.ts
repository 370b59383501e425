import { expect, it } from 'vitest';
import { lookAgainMs, patienceMs } from './payment-outcome';

it('[O6] a payment that is under way is looked at every 2 seconds, then slower, and after 2 minutes no more', () => {
  expect(lookAgainMs(0)).toBe(2000);
  expect(lookAgainMs(19_999)).toBe(2000);
  expect(lookAgainMs(20_000)).toBe(5000);
  expect(lookAgainMs(patienceMs - 1)).toBe(5000);
  expect(lookAgainMs(patienceMs)).toBe(false);
});

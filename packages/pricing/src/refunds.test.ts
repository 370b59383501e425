import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lateCompensationMinor, latePercent, refundableMinor, standardLateSteps } from './refunds';

describe('refunds', () => {
  it('[O11] leave what was not given back yet, and never less than nothing', () => {
    expect(refundableMinor(3000, [])).toBe(3000);
    expect(refundableMinor(3000, [1000, 500])).toBe(1500);
    fc.assert(
      fc.property(fc.nat(1_000_000), fc.array(fc.nat(1_000_000)), (received, refunds) => {
        const left = refundableMinor(received, refunds);
        expect(left).toBeGreaterThanOrEqual(0);
        expect(left).toBeLessThanOrEqual(received);
      }),
    );
  });

  it.each([
    [0, 0],
    [59, 0],
    [60, 10],
    [1439, 10],
    [1440, 25],
    [4320, 50],
    [100_000, 50],
  ])('[O17] after %i minutes give back %i percent', (minutes, percent) => {
    expect(latePercent(minutes, standardLateSteps)).toBe(percent);
    expect(lateCompensationMinor(3000, minutes, standardLateSteps)).toBe(30 * percent);
  });

  it('[O17] for lateness grow with it and never exceed what was paid', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), fc.nat(10_000), fc.nat(10_000), (paid, minutes, more) => {
        const one = lateCompensationMinor(paid, minutes, standardLateSteps);
        const two = lateCompensationMinor(paid, minutes + more, standardLateSteps);
        expect(one).toBeLessThanOrEqual(two);
        expect(two).toBeLessThanOrEqual(paid);
      }),
    );
  });
});

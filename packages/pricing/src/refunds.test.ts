import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  entitledMinor,
  fitRequests,
  lateCompensationMinor,
  latePercent,
  refundableMinor,
  standardLateSteps,
} from './refunds';

describe('refunds', () => {
  const parts = ['refundedMinor', 'pendingMinor', 'requestedMinor', 'disputedMinor'] as const;
  const anyMoney = fc.record({
    receivedMinor: fc.nat(1_000_000),
    refundedMinor: fc.nat(400_000),
    pendingMinor: fc.nat(400_000),
    requestedMinor: fc.nat(400_000),
    disputedMinor: fc.nat(400_000),
  });
  const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0);

  it('[O11] the refundable amount is what was not refunded yet, and never negative', () => {
    const money = { receivedMinor: 3000, refundedMinor: 1000, pendingMinor: 500, disputedMinor: 0 };
    expect(refundableMinor({ ...money, requestedMinor: 0 })).toBe(1500);
    expect(refundableMinor({ ...money, requestedMinor: 1200 })).toBe(300);
    fc.assert(
      fc.property(anyMoney, (some) => {
        const left = refundableMinor(some);
        expect(left).toBeGreaterThanOrEqual(0);
        expect(left).toBeLessThanOrEqual(entitledMinor(some));
        expect(entitledMinor(some)).toBeLessThanOrEqual(some.receivedMinor);
      }),
    );
  });

  it('[O11] [L3] an unapproved request does not reduce refunds that the customer is entitled to', () => {
    const money = { receivedMinor: 300, refundedMinor: 0, pendingMinor: 0, disputedMinor: 0 };
    const requested = { ...money, requestedMinor: 120 };
    expect([entitledMinor(requested), refundableMinor(requested)]).toEqual([300, 180]);
    fc.assert(
      fc.property(anyMoney, fc.nat(400_000), (money, requestedMinor) => {
        const requested = { ...money, requestedMinor };
        const unasked = { ...money, requestedMinor: 0 };
        expect(entitledMinor(requested)).toBe(entitledMinor(unasked));
      }),
    );
  });

  it('[O11] the received amount is the sum of kept, refunded and open amounts, none of them negative', () => {
    fc.assert(
      fc.property(
        anyMoney.filter((money) => sum(parts.map((part) => money[part])) <= money.receivedMinor),
        (money) => {
          const { receivedMinor, refundedMinor, pendingMinor, requestedMinor, disputedMinor } = money;
          const keptMinor = refundableMinor(money);
          expect(keptMinor + refundedMinor + pendingMinor + requestedMinor + disputedMinor).toBe(
            receivedMinor,
          );
        },
      ),
    );
  });

  it('[O11] [L3] after another refund, requests are cut to what is left, the earlier ones being served first', () => {
    expect(fitRequests(270, [300])).toEqual([270]);
    expect(fitRequests(100, [80, 50, 10])).toEqual([80, 20, 0]);
    expect(fitRequests(-5, [80])).toEqual([0]);
    fc.assert(
      fc.property(
        anyMoney,
        fc.array(fc.integer({ min: 1, max: 200_000 })),
        fc.nat(),
        (money, requests, more) => {
          const leftMinor = entitledMinor(money);
          const takenMinor = Math.min(more, leftMinor);
          const fitted = fitRequests(leftMinor - takenMinor, requests);
          expect(fitted).toHaveLength(requests.length);
          for (const [index, minor] of fitted.entries()) {
            expect(minor).toBeGreaterThanOrEqual(0);
            expect(minor).toBeLessThanOrEqual(requests[index] ?? 0);
          }
          expect(sum(fitted)).toBe(Math.min(leftMinor - takenMinor, sum(requests)));
        },
      ),
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
    expect(lateCompensationMinor({ paidMinor: 3000, stepMinor: 1 }, minutes, standardLateSteps)).toBe(
      30 * percent,
    );
  });

  it('[O17] refunds for delay grow with it, never exceed the price, and are possible amounts in the currency', () => {
    fc.assert(
      fc.property(
        fc.nat(100_000),
        fc.constantFrom(1, 10),
        fc.nat(10_000),
        fc.nat(10_000),
        (paidSteps, stepMinor, minutes, more) => {
          const paid = { paidMinor: paidSteps * stepMinor, stepMinor };
          const one = lateCompensationMinor(paid, minutes, standardLateSteps);
          const two = lateCompensationMinor(paid, minutes + more, standardLateSteps);
          expect(one).toBeLessThanOrEqual(two);
          expect(two).toBeLessThanOrEqual(paid.paidMinor);
          expect([one % stepMinor, two % stepMinor]).toEqual([0, 0]);
        },
      ),
    );
  });
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fairShares } from './fair-shares';

it('[A8] what one document does not use of the budget goes to the others', () => {
  expect(fairShares([100, 5_000, 5_000], 3_100)).toEqual([100, 1_500, 1_500]);
  expect(fairShares([5_000, 200], 1_000)).toEqual([800, 200]);
  expect(fairShares([10, 20], 100)).toEqual([10, 20]);
  expect(fairShares([500], 300)).toEqual([300]);
  expect(fairShares([], 300)).toEqual([]);
});

it('[A8] no document gets more than it needs, all together at most the budget, and one that lacks some as much as any', () => {
  const amounts = fc.array(fc.integer({ min: 0, max: 10_000 }), { maxLength: 5 });
  fc.assert(
    fc.property(amounts, fc.integer({ min: 0, max: 30_000 }), (needs, total) => {
      const shares = fairShares(needs, total);
      expect(shares.reduce((sum, share) => sum + share, 0)).toBeLessThanOrEqual(total);
      const most = Math.max(0, ...shares);
      for (const [at, share] of shares.entries()) {
        expect(share).toBeLessThanOrEqual(needs[at] ?? 0);
        if (share < (needs[at] ?? 0)) expect(most - share).toBeLessThanOrEqual(1);
      }
    }),
  );
});

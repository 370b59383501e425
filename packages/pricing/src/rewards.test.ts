import fc from 'fast-check';
import { expect, it } from 'vitest';
import { rewardProgressPercent, settleRewards, uploadsToNextReward } from './rewards';

it('[D9] each fifth accepted upload gives one reward, and only once', () => {
  expect(settleRewards(4, [])).toEqual({ due: [], lost: [] });
  expect(settleRewards(5, [])).toEqual({ due: [1], lost: [] });
  expect(settleRewards(11, [1])).toEqual({ due: [2], lost: [] });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 500 }), (uploads) => {
      const { due } = settleRewards(uploads, []);
      expect(due).toHaveLength(Math.floor(uploads / 5));
      expect(settleRewards(uploads, due)).toEqual({ due: [], lost: [] });
    }),
  );
});

it('[D9] rewards that the uploads no longer reach are taken back, whatever happened before', () => {
  expect(settleRewards(9, [1, 2])).toEqual({ due: [], lost: [2] });
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 60 }), { maxLength: 30 }), (counts) => {
      let milestones: number[] = [];
      for (const uploads of counts) {
        const { due, lost } = settleRewards(uploads, milestones);
        milestones = [...milestones.filter((milestone) => !lost.includes(milestone)), ...due];
        expect(milestones.toSorted((a, b) => a - b)).toEqual(
          Array.from({ length: Math.floor(uploads / 5) }, (_, i) => i + 1),
        );
      }
    }),
  );
});

it('[U5] progress grows by 20 percent per upload and starts again at each fifth', () => {
  expect([0, 1, 4, 5, 7].map(rewardProgressPercent)).toEqual([0, 20, 80, 0, 40]);
  expect([0, 1, 4, 5, 7].map(uploadsToNextReward)).toEqual([5, 4, 1, 5, 3]);
});

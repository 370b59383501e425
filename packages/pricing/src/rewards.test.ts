import fc from 'fast-check';
import { expect, it } from 'vitest';
import { freePages } from './preview';
import { rewardProgressPercent, settleRewards, uploadsToNextReward } from './rewards';

it('[D9] owes one reward at each fifth accepted upload, and each only once', () => {
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

it('[D9] takes back what the uploads no longer reach, whatever came and went before', () => {
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

it('[U5] scales the bar by 20 percent per upload and starts anew at each fifth', () => {
  expect([0, 1, 4, 5, 7].map(rewardProgressPercent)).toEqual([0, 20, 80, 0, 40]);
  expect([0, 1, 4, 5, 7].map(uploadsToNextReward)).toEqual([5, 4, 1, 5, 3]);
});

it('[D7] shows two pages or a third to everyone, whichever is less, and never nothing', () => {
  expect([0, 1, 2, 3, 5, 6, 14].map(freePages)).toEqual([0, 1, 1, 1, 1, 2, 2]);
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { freePages } from './preview';
import { dueRewardMilestones, rewardProgressPercent, uploadsToNextReward } from './rewards';

it('[D9] owes one reward at each fifth accepted upload, and each only once', () => {
  expect(dueRewardMilestones(4, [])).toEqual([]);
  expect(dueRewardMilestones(5, [])).toEqual([1]);
  expect(dueRewardMilestones(11, [1])).toEqual([2]);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 500 }), (uploads) => {
      const due = dueRewardMilestones(uploads, []);
      expect(due).toHaveLength(Math.floor(uploads / 5));
      expect(dueRewardMilestones(uploads, due)).toEqual([]);
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

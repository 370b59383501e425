import { expect, it } from 'vitest';
import { effectOfRemoval } from './removal';

const tenth = { milestone: 1, net: 5, entryCount: 1 };

it('[D27] removing the tenth upload takes back its reward and 5 unspent credits', () => {
  const earned = { acceptedUploads: 10, rewardMilestones: [1, 2], balance: 6, creditMilestones: [tenth] };
  expect(effectOfRemoval(earned)).toEqual({ points: 100, credits: 5, laterCredits: 0 });
});

it('[D27] spent credits are deducted from later ones, and the balance stays at 0 or above', () => {
  const earned = { acceptedUploads: 10, rewardMilestones: [1, 2], balance: 2, creditMilestones: [tenth] };
  expect(effectOfRemoval(earned)).toEqual({ points: 100, credits: 2, laterCredits: 3 });
});

it('[D27] removing an upload beyond the last milestone takes nothing, even while earlier credits are owed', () => {
  const earned = { acceptedUploads: 13, rewardMilestones: [1, 2], balance: 0, creditMilestones: [tenth] };
  expect(effectOfRemoval(earned)).toEqual({ points: 0, credits: 0, laterCredits: 0 });
  const owing = { acceptedUploads: 9, rewardMilestones: [1], balance: 0, creditMilestones: [tenth] };
  expect(effectOfRemoval(owing)).toEqual({ points: 0, credits: 0, laterCredits: 0 });
});

import { expect, it } from 'vitest';
import { creditProgress } from './upload-progress';
import { creditMessage, rewardMessage } from './use-earned-toasts';

it('[D10] accepted uploads count towards the next ten, and the missing ones are told', () => {
  expect(creditProgress(6, 1)).toEqual({
    done: 6,
    of: 10,
    credits: 5,
    balance: '1 unlock credit',
    justEarned: undefined,
    missing: 'Upload 4 more documents to earn 5 unlock credits.',
  });
  expect(creditProgress(19).missing).toBe('Upload 1 more document to earn 5 unlock credits.');
  expect(creditProgress(20).done).toBe(0);
});

it('[D10] credits that were spent of removed work are not promised again', () => {
  expect(creditProgress(9, 0, 0).missing).toBe(
    'Upload 1 more document; its 5 unlock credits make up for 5 that you spent from removed work.',
  );
  expect(creditProgress(8, 0, 0).missing).toBe(
    'Upload 2 more documents; their 5 unlock credits make up for 5 that you spent from removed work.',
  );
  expect(creditProgress(9, 0, 4).missing).toBe(
    'Upload 1 more document to earn 4 unlock credits; 1 more makes up for 1 that you spent from removed work.',
  );
});

it('[D9] the reward toast shows the reward and its points', () => {
  expect(rewardMessage({ title: '5 uploads accepted', rewardValue: 100 })).toEqual({
    title: 'Reward Earned!',
    description: '5 uploads accepted: You earned 100 points!',
  });
});

it('[D10] the toast of new credits says how many they are and what they came for', () => {
  expect(creditMessage(5)).toEqual({
    title: 'Credits Earned!',
    description: '10 more of your documents were accepted: you earned 5 unlock credits.',
  });
});

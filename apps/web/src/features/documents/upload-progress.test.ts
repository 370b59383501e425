import { expect, it } from 'vitest';
import { creditProgress, leftText } from './upload-progress';
import { creditMessage, rewardMessage } from './use-earned-toasts';

it('[D10] accepted uploads count towards the next ten, and the missing number is shown', () => {
  expect(creditProgress(6, 1)).toEqual({
    done: 6,
    of: 10,
    credits: 5,
    balance: '1 unlock credit',
    settled: undefined,
    missing: 'Upload 4 more documents to earn 5 unlock credits.',
  });
  expect(creditProgress(19).missing).toBe('Upload 1 more document to earn 5 unlock credits.');
  expect(creditProgress(20)).toMatchObject({
    done: 0,
    settled: 'Your 20 accepted documents count for 10 unlock credits.',
  });
});

it('[D10] credits from removed documents that were already spent are not promised again', () => {
  expect(creditProgress(9, 0, 0).missing).toBe(
    'You already spent 5 unlock credits from documents that were removed. Upload 1 more document to make up for them.',
  );
  expect(creditProgress(8, 0, 0).missing).toBe(
    'You already spent 5 unlock credits from documents that were removed. Upload 2 more documents to make up for them.',
  );
  expect(creditProgress(9, 0, 4).missing).toBe(
    'You already spent 1 unlock credit from documents that were removed. Upload 1 more document to make up for it and earn 4 unlock credits.',
  );
});

it('[D9] the reward toast shows the reward and its points', () => {
  expect(rewardMessage({ title: '5 uploads accepted', rewardValue: 100 })).toEqual({
    title: 'Reward Earned!',
    description: '5 uploads accepted: You earned 100 points!',
  });
});

it('[D10] the toast of new credits shows their number and reason', () => {
  expect(creditMessage(5)).toEqual({
    title: 'Credits Earned!',
    description: 'We accepted your documents. You earned 5 unlock credits.',
  });
});

it('[D25] the confirmation of an upload says how many are left, and "Almost there!" for the last three', () => {
  expect(leftText(6)).toBe('4 documents left to earn 5 unlock credits.');
  expect(leftText(7)).toBe('Almost there! 3 documents left to earn 5 unlock credits.');
  expect(leftText(9)).toBe('Almost there! 1 document left to earn 5 unlock credits.');
  expect(leftText(9, 0)).toContain('You already spent 5 unlock credits');
});

import { expect, it } from 'vitest';
import { answerTime, tutorMessage } from './tutor-texts';

const tutor = { name: 'Mira Halvorsen', subjects: ['Mathematics', 'Statistics'] };

it('[X7] a chat with a tutor starts with their name and first subject', () => {
  expect(tutorMessage(tutor)).toBe('Hello! I would like help from Mira Halvorsen with Mathematics:');
  expect(tutorMessage({ ...tutor, subjects: [] })).toContain('with my studies:');
});

it('[Q6] the median time to an answer is shown in minutes, hours or days, and not at all when it is unknown', () => {
  expect(answerTime(null)).toBeUndefined();
  expect([1, 45, 89, 90, 150, 2879, 2880, 7200].map(answerTime)).toEqual([
    '1 minute',
    '45 minutes',
    '89 minutes',
    '2 hours',
    '3 hours',
    '2 days',
    '2 days',
    '5 days',
  ]);
});

import { expect, it } from 'vitest';
import { agoText, countedMore, formatCount, percentText, waitText } from './duration-text';

it('[X6] a count of one has a singular noun', () => {
  expect(formatCount(1, 'hour')).toBe('1 hour');
  expect(formatCount(0, 'hour')).toBe('0 hours');
  expect(formatCount(1200, 'day')).toBe('1,200 days');
  expect(formatCount(2, 'quiz', 'quizzes')).toBe('2 quizzes');
  expect(countedMore(1, 'subject')).toBe('1 more subject');
  expect(countedMore(3, 'quiz', 'quizzes')).toBe('3 more quizzes');
});

it('[X6] a percentage has no space and no needless decimals', () => {
  expect([60, 12.5, 33.3333, 0].map(percentText)).toEqual(['60%', '12.5%', '33.33%', '0%']);
});

it('[U6] a waiting time is rounded up', () => {
  expect([1, 59, 60, 61, 7199, 7201].map(waitText)).toEqual([
    '1 second',
    '59 seconds',
    '1 minute',
    '2 minutes',
    '2 hours',
    '3 hours',
  ]);
});

it('[O1] elapsed time is written in its largest unit', () => {
  const minute = 60_000;
  expect([-5, 1999, 12_000, 3 * minute, 60 * minute, 48 * 60 * minute].map(agoText)).toEqual([
    'just now',
    'just now',
    '12 seconds ago',
    '3 minutes ago',
    '1 hour ago',
    '2 days ago',
  ]);
});

import { expect, it } from 'vitest';
import { spelledOut } from '../../../format/spelled-out';
import { creditLabel, questionStatusOf, signed, uploadStatusOf } from './view-labels';

it('[M9] a credit entry says what it is for', () => {
  expect(creditLabel('unlock', 'Cell biology')).toBe('Unlocked Cell biology');
  expect(creditLabel('unlock', null)).toBe('Unlocked a deleted document');
  expect(creditLabel('unlock_refund', 'Cell biology')).toBe('Refunded for Cell biology');
  expect(creditLabel('welcome', null)).toBe('Welcome credit');
  expect([signed(5), signed(-1)]).toEqual(['+5', '\u22121']);
});

it('[M9] an unknown status is shown as words', () => {
  expect(uploadStatusOf('published')).toEqual({ label: 'Published', tone: 'positive' });
  expect(uploadStatusOf('taken_down')).toEqual({ label: 'Taken down', tone: 'neutral' });
  expect(spelledOut('reset-password')).toBe('Reset password');
});

it('[M9] a question that is not on the site shows its status instead of whether it is answered', () => {
  const badge = (status: 'held' | 'visible' | 'removed', isAnswered: boolean) =>
    questionStatusOf({ status, isAnswered }).label;
  expect([
    badge('held', false),
    badge('removed', true),
    badge('visible', true),
    badge('visible', false),
  ]).toEqual(['Held', 'Removed', 'Answered', 'Pending']);
});

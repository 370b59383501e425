import { expect, it } from 'vitest';
import { decisionTime, waitingNote } from './review-text';

const review = { reason: 'few_words', dueAt: '2026-12-02T12:00:00.000Z', note: null } as const;

it('[D9] the promised day is named while it lies ahead, and a missed promise is admitted', () => {
  expect(decisionTime(review, new Date('2026-12-01T12:00:00Z'))).toBe(
    'Our staff will look at it by December 2, 2026 and tell you the result.',
  );
  expect(decisionTime(review, new Date('2026-12-03T12:00:00Z'))).toContain('longer than we promised');
  expect(decisionTime({ ...review, dueAt: null })).toBe('Our staff will look at it and tell you the result.');
});

it('[D9] an upload that waits says why a person must look at it first', () => {
  expect(waitingNote({ ...review, dueAt: null })).toContain('only a few words in it, or none, so a person');
  expect(waitingNote({ ...review, reason: 'similar', dueAt: null })).toContain('very similar to another');
});

import { expect, it } from 'vitest';
import { decisionTime, waitingNote } from './review-text';

const review = { reason: 'few_words', dueAt: '2026-12-02T12:00:00.000Z', note: null } as const;

it('[D9] the promised day is named while it is in the future, and a missed promise is admitted', () => {
  const at = (time: string) => decisionTime(review, new Date(time));
  expect(at('2026-12-01T12:00:00Z')).toEqual({ state: 'promised', day: 'December 2, 2026' });
  expect(at('2026-12-03T12:00:00Z')).toEqual({ state: 'overdue' });
  expect(decisionTime({ ...review, dueAt: null })).toEqual({ state: 'open' });
});

it('[D9] the note on a waiting upload says why staff must review it first', () => {
  const undated = waitingNote({ ...review, dueAt: null });
  expect(undated).toContain('only a few words in it, or none, so our staff');
  expect(undated).toContain('Our staff will review it and tell you the result.');
  expect(waitingNote({ ...review, dueAt: '2000-01-03T12:00:00Z' })).toContain('longer than we promised');
  expect(waitingNote({ ...review, reason: 'similar', dueAt: null })).toContain('very similar to another');
});

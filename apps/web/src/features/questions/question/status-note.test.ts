import type { Question } from '@aw/contracts/questions/question';
import { expect, it } from 'vitest';
import { sampleQuestion, seenBy, unanswered } from '../testing/sample-question';
import { noteOf } from './status-note';

it('[Q13] the page shows the promised time, and tells the asker what they get back if the answer is late', () => {
  const now = new Date('2026-01-01T00:00:00.000Z');
  const at = (promisedAt: string, isAsker = false) =>
    noteOf(seenBy({ isAsker }, { ...unanswered, promisedAt }), now);
  expect(at('2026-01-02T00:00:00.000Z')?.title).toMatch(
    /^We promise an answer by \w+, Jan \d, \d\d:\d\d \(.+\)\.$/,
  );
  expect(at('2026-01-02T00:00:00.000Z')?.text).toBeUndefined();
  expect(at('2026-01-02T00:00:00.000Z', true)?.text).toContain('you get your free question or credit back');
  expect(at('2025-12-31T00:00:00.000Z')?.title).toBe('The answer is late.');
  expect(noteOf(sampleQuestion, now)).toBeUndefined();
});

it('[Q4] the asker sees that a question is hidden, removed or withdrawn, and why it was removed', () => {
  const now = new Date();
  const note = (part: Partial<Question>) =>
    noteOf(seenBy({ isAsker: true }, { ...unanswered, ...part }), now);
  expect(note({ status: 'held' })?.title).toBe('This question is waiting for review.');
  expect(note({ status: 'withdrawn' })?.title).toBe('You withdrew this question.');
  const heldForExam = note({ status: 'held', heldUntil: '2026-11-25T14:00:00.000Z' });
  expect(heldForExam?.title).toBe('This question is hidden until an exam is over.');
  expect(heldForExam?.text).toMatch(/Only you and our staff can see it until Wed, Nov 25, .* withdraw it/);
  expect(note({ status: 'held' })?.title).toBe('This question is waiting for review.');
  expect(note({ status: 'removed', removedReason: 'It is an advertisement.' })?.text).toBe(
    'It is an advertisement.',
  );
  expect(note({ status: 'removed' })?.text).toContain('all other questions');
});

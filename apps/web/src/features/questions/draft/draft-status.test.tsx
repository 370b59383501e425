import { expect, it } from 'vitest';
import { draftStatusText } from './draft-status';

it('[Q10] a draft counts as saved only once the server has confirmed it, and a failure shows its reason', () => {
  expect(draftStatusText({ status: 'clean' })).toBe('');
  expect(draftStatusText({ status: 'waiting' })).toBe('Saving…');
  expect(draftStatusText({ status: 'saved', at: '2026-01-01T21:30:00.000Z' }, 'UTC')).toBe('Saved at 21:30');
  expect(draftStatusText({ status: 'failed', reason: 'No connection.' })).toBe('Not saved: No connection.');
  expect(draftStatusText({ status: 'conflict', savedAt: '2026-01-01T21:30:00.000Z' })).toBe('');
});

import { expect, it } from 'vitest';
import { savedText } from './draft-text';

it('[Q10] a draft is called saved only once the server has it, with the moment, and else one reads why not', () => {
  expect(savedText({ status: 'clean' })).toBe('');
  expect(savedText({ status: 'waiting' })).toBe('Saving…');
  expect(savedText({ status: 'saved', at: '2026-01-01T21:30:00.000Z' }, 'UTC')).toBe('Saved at 21:30');
  expect(savedText({ status: 'failed', reason: 'No connection.' })).toBe('Not saved: No connection.');
  expect(savedText({ status: 'elsewhere', savedAt: '2026-01-01T21:30:00.000Z' })).toBe('');
});

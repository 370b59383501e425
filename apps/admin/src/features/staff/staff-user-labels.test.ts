import { expect, it } from 'vitest';
import { seenText, signedOutText } from './staff-user-labels';

it('[M3] the last visit and the ended sessions of a colleague are described in words', () => {
  const now = new Date('2026-11-22T12:00:00Z');
  expect(seenText('2026-11-22T09:30:00Z', now)).toBe('seen 2 hours ago');
  expect(seenText(null, now)).toBe('never seen');
  expect([0, 1, 3].map((count) => signedOutText('noor', count))).toEqual([
    'noor was not signed in anywhere.',
    'noor was signed out of 1 browser.',
    'noor was signed out of 3 browsers.',
  ]);
});

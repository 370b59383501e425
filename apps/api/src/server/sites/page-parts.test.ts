import { expect, it } from 'vitest';
import { shorten } from './page-parts';

it('[X14] a description is shortened to one line of at most 160 characters, cut between words', () => {
  expect(shorten('  Two\n lines.  ')).toBe('Two lines.');
  const long = shorten('Enzymes, and what slows them down; '.repeat(9));
  expect(long.length).toBeLessThanOrEqual(160);
  expect(long).toMatch(/\w…$/);
  expect(shorten('x'.repeat(500))).toHaveLength(160);
  expect(shorten('y'.repeat(160))).toBe('y'.repeat(160));
});

import { expect, it } from 'vitest';
import { shortened } from './shortened';

it('[X14] a description stays one line of at most 160 signs, cut between words', () => {
  expect(shortened('  Two\n lines.  ')).toBe('Two lines.');
  const long = shortened('Enzymes, and what slows them down; '.repeat(9));
  expect(long.length).toBeLessThanOrEqual(160);
  expect(long).toMatch(/\w…$/);
  expect(shortened('x'.repeat(500))).toHaveLength(160);
  expect(shortened('y'.repeat(160))).toBe('y'.repeat(160));
});

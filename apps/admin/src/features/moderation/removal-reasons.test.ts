import { expect, it } from 'vitest';
import { firstReason, removalReasons, removalReasonsOf } from './removal-reasons';

it('[M8] a removal begins with the reason that was reported most, and advertising where none says more', () => {
  const [spam] = removalReasons;
  expect(firstReason([{ reason: 'copyright' }, { reason: 'spam' }])).toContain('somebody else’s work');
  expect(firstReason([{ reason: 'duplicate' }, { reason: 'other' }, { reason: 'abuse' }])).toContain(
    'insults',
  );
  for (const reasons of [[], [{ reason: 'duplicate' }], [{ reason: 'other' }]] as const)
    expect(firstReason(reasons)).toBe(spam?.text);
});

it('[M8] each reason for a removal has a name of its own and fits into the field', () => {
  expect(new Set(removalReasons.map(({ label }) => label)).size).toBe(removalReasons.length);
  expect(removalReasons.filter(({ text }) => text.length > 500)).toEqual([]);
});

it('[Z10] a question of a quiz is removed for what can be wrong with one', () => {
  const labels = removalReasonsOf('quiz_question').map(({ label }) => label);
  expect(labels).toContain('Misleading');
  expect(labels).not.toContain('Abuse');
  expect(removalReasonsOf('document')).toHaveLength(removalReasons.length);
});

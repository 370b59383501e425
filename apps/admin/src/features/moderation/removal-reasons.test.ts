import type { ReportReason } from '@aw/contracts/moderation/reasons';
import { expect, it } from 'vitest';
import { firstReason, removalReasons, removalReasonsOf } from './removal-reasons';

it('[M8] a removal begins with the reason that was reported most, and advertising where none says more', () => {
  const [spam] = removalReasons;
  const first = (...reasons: ReportReason[]) =>
    firstReason({ kind: 'question', reasons: reasons.map((reason) => ({ reason })) });
  expect(first('copyright', 'spam')).toContain('someone else’s work');
  expect(first('duplicate', 'other', 'abuse')).toContain('insults');
  for (const reasons of [[], ['duplicate'], ['other']] as const) expect(first(...reasons)).toBe(spam?.text);
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

it('[A7] an AI answer is removed for what can be wrong with one, also where none of ours was reported', () => {
  expect(removalReasonsOf('chat_answer').map(({ label }) => label)).toEqual([
    'Misleading',
    'Harmful',
    'Personal data',
    'Off topic',
  ]);
  expect(firstReason({ kind: 'chat_answer', reasons: [{ reason: 'other' }] })).toContain(
    'wrong or misleading',
  );
});

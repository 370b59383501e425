import type { ReportReason } from '@aw/contracts/moderation/reasons';
import { expect, it } from 'vitest';
import { firstReason, removalReasons, removalReasonsOf } from './removal-reasons';

it('[M8] a removal starts with the most reported reason, and with advertising if there is none', () => {
  const [spam] = removalReasons;
  const first = (...reasons: ReportReason[]) =>
    firstReason({ kind: 'question', reasons: reasons.map((reason) => ({ reason })) });
  expect(first('copyright', 'spam')).toContain('someone else’s work');
  expect(first('duplicate', 'other', 'abuse')).toContain('insults');
  for (const reasons of [[], ['duplicate'], ['other']] as const) expect(first(...reasons)).toBe(spam?.text);
});

it('[M8] each reason for a removal has a unique name and fits into the field', () => {
  expect(new Set(removalReasons.map(({ label }) => label)).size).toBe(removalReasons.length);
  expect(removalReasons.filter(({ text }) => text.length > 500)).toEqual([]);
});

it('[Z10] the reasons for removing a quiz question fit quiz questions', () => {
  const labels = removalReasonsOf('quiz_question').map(({ label }) => label);
  expect(labels).toContain('Misleading');
  expect(labels).not.toContain('Abuse');
  expect(removalReasonsOf('document')).toHaveLength(removalReasons.length);
});

it('[A7] the reasons for removing an AI answer fit AI answers, even without a matching report', () => {
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

import type { StaffExamShield } from '@aw/contracts/exam-shields/staff';
import { expect, it } from 'vitest';
import { endedText, hiddenText, sizeText, stateLabel } from './exam-shield-texts';

const shield: StaffExamShield = {
  id: 3,
  ownerId: 'user_ada_1',
  educatorSince: '2026-01-20T10:00:00.000Z',
  startsAt: '2026-11-20T10:00:00.000Z',
  endsAt: '2026-11-21T10:00:00.000Z',
  endedAt: null,
  endedBy: null,
  endReason: null,
  state: 'active',
  taskCount: 12,
  ignoredTaskCount: 2,
  fingerprintCount: 1_234,
  commonFingerprintCount: 30,
  heldQuestionCount: 4,
  heldPeopleCount: 3,
  heldQuestions: [],
  needsDecision: true,
  keptAt: null,
  createdAt: '2026-11-19T10:00:00.000Z',
};

it('[Q14] a shield shows whether it needs a decision, was kept or has ended', () => {
  const keptAt = '2026-11-20T11:00:00.000Z';
  expect(stateLabel(shield)).toBe('To decide');
  expect(stateLabel({ ...shield, needsDecision: false })).toBe('Active');
  expect(stateLabel({ ...shield, needsDecision: false, keptAt })).toBe('Kept');
  expect(stateLabel({ ...shield, needsDecision: false, keptAt, state: 'ended' })).toBe('Ended');
});

it('[Q14] a shield shows how many questions it hides, and of how many people', () => {
  expect(hiddenText(shield)).toBe('4 questions from 3 people');
  expect(hiddenText({ heldQuestionCount: 1, heldPeopleCount: 1 })).toBe('1 question from 1 person');
  expect(hiddenText({ heldQuestionCount: 0, heldPeopleCount: 0 })).toBe('None');
  expect(sizeText(shield)).toContain('1,234 fingerprints, 30 of them too common to count');
});

it('[Q14] a shield that ended early says why, with the reason that staff gave', () => {
  expect(endedText(shield)).toBeUndefined();
  expect(endedText({ endedBy: 'role', endReason: null })).toContain('no longer an educator');
  expect(endedText({ endedBy: 'staff', endReason: 'Common phrases.' })).toBe(
    'Staff ended it. Reason: Common phrases.',
  );
});

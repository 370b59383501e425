import { expect, it } from 'vitest';
import { examLimits } from './exam-limits.policy';

const settings = { LIMIT_NEW_EDUCATOR_DAYS: 30, LIMIT_NEW_EDUCATOR_EXAMS: 2, LIMIT_NEW_EDUCATOR_TASKS: 20 };
const now = new Date('2026-11-28T12:00:00Z');
const long = new Date('2026-01-01T12:00:00Z');
const lately = new Date('2026-11-20T12:00:00Z');
const educator = { educator_since: long, registered_at: long, created_at: long };
const limitsOf = (change: { educator_since?: Date | null; registered_at?: Date }, isMistrusted = false) =>
  examLimits({ ...educator, ...change }, isMistrusted, { settings, now });

it('[Q14] a long-standing educator may protect 20 exams of 200 tasks', () => {
  expect(limitsOf({})).toEqual({
    maxOpenExams: 20,
    maxTasks: 200,
    maxFingerprints: 20_000,
    smallBecause: null,
    smallUntil: null,
  });
});

it('[Q14] a new educator starts with small limits, however old the account is', () => {
  expect(limitsOf({ educator_since: lately })).toEqual({
    maxOpenExams: 2,
    maxTasks: 20,
    maxFingerprints: 2_000,
    smallBecause: 'new',
    smallUntil: '2026-12-20T12:00:00.000Z',
  });
});

it('[Q14] without a stored date, people count as educators since they registered', () => {
  expect(limitsOf({ educator_since: null })).toMatchObject({ smallBecause: null });
  expect(limitsOf({ educator_since: null, registered_at: lately })).toMatchObject({ smallBecause: 'new' });
});

it('[Q14] after staff ended one of their exams, long-standing educators also have small limits', () => {
  expect(limitsOf({}, true)).toMatchObject({
    maxOpenExams: 2,
    smallBecause: 'ended_by_staff',
    smallUntil: null,
  });
});

it('[Q14] a setting of 0 turns off each small limit', () => {
  const off = { ...settings, LIMIT_NEW_EDUCATOR_EXAMS: 0, LIMIT_NEW_EDUCATOR_TASKS: 0 };
  const fresh = { ...educator, educator_since: lately };
  expect(examLimits(fresh, false, { settings: off, now })).toMatchObject({
    maxOpenExams: 20,
    maxTasks: 200,
    maxFingerprints: 20_000,
  });
  const nobodyIsNew = { ...settings, LIMIT_NEW_EDUCATOR_DAYS: 0 };
  expect(examLimits(fresh, false, { settings: nobodyIsNew, now })).toMatchObject({ smallBecause: null });
});

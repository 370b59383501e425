import type { AttemptSummary } from '@aw/contracts/quizzes/attempts';
import { expect, it } from 'vitest';
import { attemptRow } from './own-attempts';

const attempt: AttemptSummary = {
  attemptId: 'attempt-1',
  quizId: 3,
  quizTitle: 'Limits',
  subject: 'Mathematics',
  startedAt: '2026-03-04T12:00:00.000Z',
  deadline: null,
  completed: true,
  completedAt: '2026-03-06T12:00:00.000Z',
  endedBy: 'submitted',
  attemptNumber: 2,
  score: 4,
  totalQuestions: 5,
  percentage: 80,
  passed: true,
  regradedAt: null,
  isPassKept: false,
  timeSpent: 600,
};

it('[Z7] a finished attempt links to its result and shows how and when it ended', () => {
  expect(attemptRow(attempt)).toMatchObject({
    key: 'attempt-1',
    to: '/quiz/3?attempt=attempt-1',
    quizTitle: 'Limits',
    when: { text: 'March 6, 2026' },
    state: 'passed',
    result: { score: 4, total: 5, percentage: 80 },
  });
  expect(attemptRow({ ...attempt, passed: false, percentage: 0 }).state).toBe('not-passed');
});

it('[Z7] an open attempt shows when it started, and no result', () => {
  expect(attemptRow({ ...attempt, completed: false, completedAt: null, endedBy: null })).toMatchObject({
    when: { text: 'March 4, 2026' },
    state: 'in-progress',
    result: null,
  });
});

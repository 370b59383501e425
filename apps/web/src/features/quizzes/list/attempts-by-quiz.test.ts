import type { AttemptSummary } from '@aw/contracts/quizzes/attempts';
import { expect, it } from 'vitest';
import { attemptsByQuiz } from './attempts-by-quiz';

const attempt = (attemptId: string, change: Partial<AttemptSummary>): AttemptSummary => ({
  attemptId,
  quizId: 1,
  quizTitle: 'Limits',
  subject: 'Mathematics',
  startedAt: '2026-03-04T10:00:00.000Z',
  deadline: null,
  completed: true,
  completedAt: '2026-03-04T10:10:00.000Z',
  endedBy: 'submitted',
  attemptNumber: 1,
  score: 0,
  totalQuestions: 10,
  percentage: 0,
  passed: false,
  regradedAt: null,
  isPassKept: false,
  timeSpent: 600,
  ...change,
});
const open = { completed: false, completedAt: null, endedBy: null };

it('[Z1] [Z7] a card shows the open attempt, or else the best one rather than the latest', () => {
  const attempts = attemptsByQuiz([
    attempt('late', { percentage: 40 }),
    attempt('best', { percentage: 80, passed: true }),
    attempt('other', { quizId: 2, percentage: 20 }),
    attempt('other-open', { quizId: 2, ...open }),
    attempt('failed', { quizId: 3, percentage: 0 }),
  ]);
  expect([...attempts]).toEqual([
    [1, { attemptId: 'best', state: 'passed', text: 'Passed, 80%' }],
    [2, { attemptId: 'other-open', state: 'in-progress', text: 'In progress' }],
    [3, { attemptId: 'failed', state: 'not-passed', text: 'Not passed, 0%' }],
  ]);
  expect(attemptsByQuiz([]).size).toBe(0);
});

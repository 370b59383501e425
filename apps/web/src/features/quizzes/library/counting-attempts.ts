import type { AttemptSummary } from '@aw/contracts/quizzes/attempts';
import type { AttemptState } from '@aw/ui/patterns/attempt-status';

/** A person's attempt that counts at a quiz, as its card tells it. */
export type CountingAttempt = { attemptId: string; state: AttemptState; text: string };

/** By quiz: the attempt that is open, or else the one with the most right answers, of equal ones the first in the list. */
export function countingAttempts(attempts: readonly AttemptSummary[]): ReadonlyMap<number, CountingAttempt> {
  const counting = new Map<number, AttemptSummary>();
  for (const attempt of attempts) {
    const known = counting.get(attempt.quizId);
    if (!known || counts(attempt) > counts(known)) counting.set(attempt.quizId, attempt);
  }
  return new Map([...counting].map(([quizId, attempt]) => [quizId, shownAttempt(attempt)]));
}

function counts({ completed, percentage }: AttemptSummary): number {
  return completed ? percentage : Number.POSITIVE_INFINITY;
}

function shownAttempt({ attemptId, completed, passed, percentage }: AttemptSummary): CountingAttempt {
  if (!completed) return { attemptId, state: 'in-progress', text: 'In progress' };
  return passed
    ? { attemptId, state: 'passed', text: `Passed, ${percentage}%` }
    : { attemptId, state: 'not-passed', text: `Not passed, ${percentage}%` };
}

import type { AttemptSummary } from '@aw/contracts/quizzes/attempts';
import type { AttemptState } from '@aw/ui/patterns/attempt-status';

/** How a person stands with a quiz: their attempt that counts, as its card tells it. */
export type OwnStanding = { attemptId: string; state: AttemptState; text: string };

/** By quiz: the attempt that is open, or else the one with the most right answers, of equal ones the first in the list. */
export function ownStandings(attempts: readonly AttemptSummary[]): ReadonlyMap<number, OwnStanding> {
  const counting = new Map<number, AttemptSummary>();
  for (const attempt of attempts) {
    const known = counting.get(attempt.quizId);
    if (!known || counts(attempt) > counts(known)) counting.set(attempt.quizId, attempt);
  }
  return new Map([...counting].map(([quizId, attempt]) => [quizId, standingOf(attempt)]));
}

function counts({ completed, percentage }: AttemptSummary): number {
  return completed ? percentage : Number.POSITIVE_INFINITY;
}

function standingOf({ attemptId, completed, passed, percentage }: AttemptSummary): OwnStanding {
  if (!completed) return { attemptId, state: 'in-progress', text: 'In progress' };
  return passed
    ? { attemptId, state: 'passed', text: `Passed, ${percentage}\u00a0%` }
    : { attemptId, state: 'not-passed', text: `Not passed, ${percentage}\u00a0%` };
}

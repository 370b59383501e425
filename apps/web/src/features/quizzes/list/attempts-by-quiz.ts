import type { AttemptSummary } from '@aw/contracts/quizzes/attempts';
import type { AttemptState } from '@aw/ui/patterns/attempt-status';

/** A person's attempt at a quiz, as it is shown on the card of the quiz. */
export type CardAttempt = { attemptId: string; state: AttemptState; text: string };

/** Returns the open attempt of each quiz, or else the best one. Of equal attempts, the first in the list wins. */
export function attemptsByQuiz(attempts: readonly AttemptSummary[]): ReadonlyMap<number, CardAttempt> {
  const shown = new Map<number, AttemptSummary>();
  for (const attempt of attempts) {
    const best = shown.get(attempt.quizId);
    if (!best || rankOf(attempt) > rankOf(best)) shown.set(attempt.quizId, attempt);
  }
  return new Map([...shown].map(([quizId, attempt]) => [quizId, toCardAttempt(attempt)]));
}

function rankOf({ completed, percentage }: AttemptSummary): number {
  return completed ? percentage : Number.POSITIVE_INFINITY;
}

function toCardAttempt({ attemptId, completed, passed, percentage }: AttemptSummary): CardAttempt {
  if (!completed) return { attemptId, state: 'in-progress', text: 'In progress' };
  return passed
    ? { attemptId, state: 'passed', text: `Passed, ${percentage}%` }
    : { attemptId, state: 'not-passed', text: `Not passed, ${percentage}%` };
}

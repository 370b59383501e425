import { longDate } from '@aw/contracts/long-date';
import type { AttemptSummary } from '@aw/contracts/quizzes/attempts';

/** How an attempt that is over stands, in one line. */
export function takenBefore({ passed, percentage, completedAt }: AttemptSummary) {
  const words = passed ? 'Passed' : 'Not passed';
  const when = completedAt ? ` on ${longDate(new Date(completedAt))}` : '';
  return {
    state: passed ? ('passed' as const) : ('not-passed' as const),
    text: `${words}, ${percentage}%${when}`,
  };
}

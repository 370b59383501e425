import type { AiQuota } from '@aw/contracts/ai/chat';
import { formatCount } from '@aw/ui/primitives/format-count';
import { formatClock } from '@aw/ui/primitives/time';

/** Returns a note when few quizzes are left today, or the reason why none can be generated. */
export function leftText(quizzes: AiQuota['quizzes'] | undefined): { note?: string; obstacle?: string } {
  if (!quizzes || quizzes.left > 3) return {};
  if (quizzes.left > 0) return { note: `${quizzesText(quizzes.left)} left today.` };
  const at = quizzes.resetsAt && formatClock(quizzes.resetsAt);
  return {
    obstacle: `You have used all ${quizzesText(quizzes.limit)} for today.${at ? ` You can generate the next one at ${at}.` : ''}`,
  };
}

function quizzesText(count: number): string {
  return formatCount(count, 'quiz', 'quizzes');
}

import type { TutorCard } from '@aw/contracts/experts/public';
import { formatCount } from '@aw/ui/primitives/format-count';

/** Returns a median in minutes as readable text: '45 minutes', '3 hours', '2 days'; undefined if there is none. */
export function answerTime(minutes: number | null): string | undefined {
  if (minutes === null) return undefined;
  if (minutes < 90) return formatCount(minutes, 'minute');
  const hours = Math.round(minutes / 60);
  return hours < 48 ? formatCount(hours, 'hour') : formatCount(Math.round(hours / 24), 'day');
}

/** Returns the first words of a chat with a tutor. */
export function tutorMessage({ name, subjects }: Pick<TutorCard, 'name' | 'subjects'>): string {
  return `Hello! I would like help from ${name} with ${subjects[0] ?? 'my studies'}:`;
}

import { countOf } from '@aw/ui/primitives/count-of';

/** A median of minutes as people read it: '45 minutes', '3 hours', '2 days'; undefined where there is none. */
export function answerTime(minutes: number | null): string | undefined {
  if (minutes === null) return undefined;
  if (minutes < 90) return countOf(minutes, 'minute');
  const hours = Math.round(minutes / 60);
  return hours < 48 ? countOf(hours, 'hour') : countOf(Math.round(hours / 24), 'day');
}

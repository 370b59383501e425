import { clockTime, zoneName } from '@aw/contracts/moment-text';
import { formatCount } from '@aw/ui/primitives/format-count';
import { dayText } from './moments';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** Due date in the words of a list: 'Late by 3 hours', 'in 2 hours', 'tomorrow, 10:00 (CET)', 'Sun, Mar 1'. */
export function dueLabel(dueAt: string, isLate: boolean, now = new Date()): string {
  const at = new Date(dueAt);
  const leftMs = at.getTime() - now.getTime();
  if (isLate) return `Late by ${formatDuration(Math.max(0, -leftMs))}`;
  if (leftMs < 0) return dayText(at, { now });
  if (leftMs < dayMs && at.toDateString() === now.toDateString()) return `in ${formatDuration(leftMs)}`;
  if (at.toDateString() === new Date(now.getTime() + dayMs).toDateString()) {
    return leftMs < 18 * hourMs
      ? `in ${formatDuration(leftMs)}`
      : `tomorrow, ${clockTime(at)} (${zoneName(at)})`;
  }
  return dayText(at, { now });
}

/** Duration in its largest unit: '5 min', '3 hours', '4 days'. */
export function formatDuration(ms: number): string {
  if (ms < hourMs) return `${Math.max(1, Math.floor(ms / minuteMs))} min`;
  if (ms < 2 * dayMs) return formatCount(Math.floor(ms / hourMs), 'hour');
  return formatCount(Math.floor(ms / dayMs), 'day');
}

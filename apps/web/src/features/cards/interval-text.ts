import { formatCount } from '@aw/ui/primitives/format-count';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;
const month = 30 * day;
const year = 365 * day;

/** Returns the time until a card is due again, rounded to its largest unit: '10 minutes', '4 days', '3 months'. */
export function intervalText(seconds: number): string {
  if (seconds < 1.5 * minute) return formatCount(1, 'minute');
  if (seconds < 1.5 * hour) return formatCount(Math.round(seconds / minute), 'minute');
  if (seconds < day) return formatCount(Math.round(seconds / hour), 'hour');
  if (seconds < 1.5 * month) return formatCount(Math.round(seconds / day), 'day');
  if (seconds < year) return formatCount(Math.round(seconds / month), 'month');
  return formatCount(Math.round(seconds / year), 'year');
}

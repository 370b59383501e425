import { clockTime, shortDate, weekdayDate } from '@aw/contracts/moment-text';

const dayMs = 86_400_000;

/** Day with its weekday: 'Fri, Feb 27', or 'Mon, Jan 4, 2027' in another year. */
export function dayText(
  at: Date,
  { now = new Date(), timeZone }: { now?: Date; timeZone?: string } = {},
): string {
  return weekdayDate(at, timeZone, at.getFullYear() !== now.getFullYear());
}

/** Day and time in the reader's time zone: 'Fri, Feb 27, 20:00'. */
export function momentText(moment: string, now = new Date()): string {
  const at = new Date(moment);
  return `${dayText(at, { now })}, ${clockTime(at)}`;
}

/** Short time for a log: the time of day for today, else month and day. */
export function logTime(moment: string, now = new Date()): string {
  const at = new Date(moment);
  return at.toDateString() === now.toDateString() ? clockTime(at) : shortDate(at);
}

/** Whole days until a moment, rounded up; 0 if it has passed. */
export function daysUntil(moment: string, now = Date.now()): number {
  return Math.max(0, Math.ceil((Date.parse(moment) - now) / dayMs));
}

import { clockTime, shortDate, weekdayDate } from '@aw/contracts/moment-text';

const dayMs = 86_400_000;

/** A day with its weekday: 'Fri, Feb 27', and 'Mon, Jan 4, 2027' in another year. */
export function dayText(
  at: Date,
  { now = new Date(), timeZone }: { now?: Date; timeZone?: string } = {},
): string {
  return weekdayDate(at, timeZone, at.getFullYear() !== now.getFullYear());
}

/** The day and the time of day in the reader's zone: 'Fri, Feb 27, 20:00'. */
export function momentText(moment: string, now = new Date()): string {
  const at = new Date(moment);
  return `${dayText(at, { now })}, ${clockTime(at)}`;
}

/** A deadline, and by whose clock it is meant: 'Fri, Feb 27, 20:00 (your time)'. */
export function deadlineText(moment: string, now = new Date()): string {
  return `${momentText(moment, now)} (your time)`;
}

/** The short form for a log: the time of day for today, the month and day before that. */
export function logTime(moment: string, now = new Date()): string {
  const at = new Date(moment);
  return at.toDateString() === now.toDateString() ? clockTime(at) : shortDate(at);
}

/** Whole days from now until a moment, rounded up; 0 when it has passed. */
export function daysUntil(moment: string, now = Date.now()): number {
  return Math.max(0, Math.ceil((Date.parse(moment) - now) / dayMs));
}

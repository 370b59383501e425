const dayMs = 86_400_000;

/** A day with its weekday: 'Fri, Feb 27', and 'Mon, Jan 4, 2027' in another year. */
export function dayText(
  at: Date,
  { now = new Date(), timeZone }: { now?: Date; timeZone?: string } = {},
): string {
  const year = at.getFullYear() === now.getFullYear() ? undefined : 'numeric';
  return at.toLocaleDateString('en-US', { weekday: 'short', day: 'numeric', month: 'short', year, timeZone });
}

/** The time of day, in 24 hours: '09:05'. */
export function timeText(at: Date): string {
  return at.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });
}

/** The day and the time of day in the reader's zone: 'Fri, Feb 27, 20:00'. */
export function momentText(moment: string, now = new Date()): string {
  const at = new Date(moment);
  return `${dayText(at, { now })}, ${timeText(at)}`;
}

/** The short form for a log: the time of day for today, the month and day before that. */
export function logTime(moment: string, now = new Date()): string {
  const at = new Date(moment);
  return at.toDateString() === now.toDateString()
    ? timeText(at)
    : at.toLocaleDateString('en-US', { day: 'numeric', month: 'short' });
}

/** Whole days from now until a moment, rounded up; 0 when it has passed. */
export function daysUntil(moment: string, now = Date.now()): number {
  return Math.max(0, Math.ceil((Date.parse(moment) - now) / dayMs));
}

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** Maximum number of days by which one proposal can move a deadline. */
const maxDays = 60;

/** Formats a moment for a date-and-time field in the reader's time zone: 2026-02-27T20:00. */
export function momentField(at: Date): string {
  const local = new Date(at.getTime() - at.getTimezoneOffset() * minuteMs);
  return local.toISOString().slice(0, 16);
}

/** Reads such a field as a later deadline: the moment in UTC, or an error. */
export function readLaterDeadline(
  field: string,
  dueAt: string,
  now = new Date(),
): { dueAt?: string; error?: string } {
  const at = new Date(field);
  if (field === '' || Number.isNaN(at.getTime())) return { error: 'Please choose a day and a time.' };
  if (at <= now) return { error: 'Please choose a time in the future.' };
  const afterMs = at.getTime() - Date.parse(dueAt);
  if (afterMs <= 0) return { error: 'Please choose a time after the current deadline.' };
  if (afterMs > maxDays * dayMs) return { error: `Please move the deadline by at most ${maxDays} days.` };
  return { dueAt: at.toISOString() };
}

/** Adds hours to a deadline, or to the current time if the deadline has passed. */
export function deadlineAfterHours(hours: number, dueAt: string, now = new Date()): string {
  const from = Math.max(Date.parse(dueAt), now.getTime());
  return momentField(new Date(from + hours * 60 * minuteMs));
}

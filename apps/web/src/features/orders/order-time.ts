import { shortDate } from '@aw/contracts/moment-text';
import type { FormattedMoment } from '@aw/ui/patterns/order-timeline';
import { formatAbsoluteTime, formatClock, formatTimeZone } from '@aw/ui/primitives/time';

type Parts = Partial<Record<Intl.DateTimeFormatPartTypes, string>>;

function partsOf(at: string, options: Intl.DateTimeFormatOptions, timeZone?: string): Parts {
  const format = new Intl.DateTimeFormat('en-US', { ...options, timeZone });
  return Object.fromEntries(format.formatToParts(new Date(at)).map(({ type, value }) => [type, value]));
}

/** Returns 'Feb 26', or 'Feb 26, 2025' in another year. All texts in this file use the reader's time zone by default. */
export function dayText(at: string, now: Date, timeZone?: string): string {
  return shortDate(at, timeZone, !isSameYear(at, now, timeZone));
}

/** Returns 'Feb 26, 20:04'. */
export function momentText(at: string, now: Date, timeZone?: string): string {
  return `${dayText(at, now, timeZone)}, ${formatClock(at, timeZone)}`;
}

/** Returns the heading of a day of messages: 'Thursday, February 26'. */
export function dayTitle(at: string, now: Date, timeZone?: string): string {
  const options = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;
  const { weekday, day, month, year } = partsOf(at, options, timeZone);
  return `${weekday}, ${month} ${day}${isSameYear(at, now, timeZone) ? '' : `, ${year}`}`;
}

/** Returns 'today, 14:30' on the same day, otherwise 'Feb 26'. */
export function fileTime(at: string, now: Date, timeZone?: string): string {
  const isToday = dayKey(at, timeZone) === dayKey(now.toISOString(), timeZone);
  return isToday ? `today, ${formatClock(at, timeZone)}` : dayText(at, now, timeZone);
}

/** Returns a key that all times of one day share: '2026-02-27'. */
export function dayKey(at: string, timeZone?: string): string {
  const { year, month, day } = partsOf(at, { year: 'numeric', month: '2-digit', day: '2-digit' }, timeZone);
  return `${year}-${month}-${day}`;
}

/** Returns the full time with its time zone, for tooltips: 'Thursday, March 5, 2026, 20:00 Gulf Standard Time'. */
export function exactText(at: string, timeZone?: string): string {
  const { weekday, timeZoneName } = partsOf(at, { weekday: 'long', timeZoneName: 'long' }, timeZone);
  return `${weekday}, ${formatAbsoluteTime(at, timeZone)} ${timeZoneName}`;
}

/** Returns the sentence that names the reader's time zone. */
export function zoneNote(timeZone?: string): string {
  return `Times are in ${formatTimeZone(timeZone)}.`;
}

/** Returns a time with its displayed text and its tooltip. */
export function shownMoment(at: string, text: string, timeZone?: string): FormattedMoment {
  return { text, at, exact: exactText(at, timeZone) };
}

function isSameYear(at: string, now: Date, timeZone?: string): boolean {
  return dayKey(at, timeZone).slice(0, 4) === dayKey(now.toISOString(), timeZone).slice(0, 4);
}

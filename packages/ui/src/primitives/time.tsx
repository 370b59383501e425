import { countOf } from './count-of';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

type Moment = string | number | Date | null | undefined;

function toDate(value: Moment) {
  if (value === null || value === undefined || value === '') return undefined;
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? undefined : date;
}

/** Gives how long ago it was in words: 'Just now', '1 hour ago', '3 days ago'; 'Recently' without a date. */
export function formatRelativeTime(value: Moment, now: Date = new Date()) {
  const date = toDate(value);
  if (!date) return 'Recently';
  const elapsedMs = now.getTime() - date.getTime();
  if (elapsedMs < hourMs) return 'Just now';
  if (elapsedMs < dayMs) return ago(Math.floor(elapsedMs / hourMs), 'hour');
  return ago(Math.floor(elapsedMs / dayMs), 'day');
}

function ago(count: number, unit: 'hour' | 'day') {
  return `${countOf(count, unit)} ago`;
}

/** Gives the time of day on a clock of 24 hours, in the reader's zone unless one is given: '09:05'. */
export function formatClock(moment: string | number | Date, timeZone?: string) {
  const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  return new Intl.DateTimeFormat('en-GB', { ...clock, timeZone }).format(new Date(moment));
}

/** Gives the date and the time of day, in the reader's zone unless one is given: 'March 1, 2026, 21:30'. */
export function formatAbsoluteTime(moment: string | number | Date, timeZone?: string) {
  const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone }).format(new Date(moment));
  return `${day}, ${formatClock(moment, timeZone)}`;
}

/** Gives a deadline, and says whose clock it is meant by: 'March 1, 2026, 21:30 (your time)'. */
export function formatDeadline(moment: string | number | Date, timeZone?: string) {
  return `${formatAbsoluteTime(moment, timeZone)} (your time)`;
}

/** Name of the zone in which times are shown, the same in summer and in winter: 'Central European Time (Europe/Berlin)'. */
export function formatTimeZone(timeZone?: string) {
  const format = new Intl.DateTimeFormat('en-GB', { timeZoneName: 'longGeneric', timeZone });
  const name = format.formatToParts().find(({ type }) => type === 'timeZoneName')?.value;
  return `${name} (${format.resolvedOptions().timeZone})`;
}

type TimeProps = {
  value: Moment;
  /** Whether words precede it, as in 'Asked just now'. */
  isInSentence?: boolean;
};

/** How long ago something happened, with the exact time on hover. */
export function Time({ value, isInSentence = false }: TimeProps) {
  const date = toDate(value);
  const words = formatRelativeTime(date);
  const shown = isInSentence ? words.toLowerCase() : words;
  if (!date) return <span className="whitespace-nowrap">{shown}</span>;
  return (
    // A prerendered page is older than its reader: the reader's clock is right.
    <time
      dateTime={date.toISOString()}
      title={formatAbsoluteTime(date)}
      suppressHydrationWarning
      className="whitespace-nowrap"
    >
      {shown}
    </time>
  );
}

import { formatCount } from './format-count';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

type Moment = string | number | Date | null | undefined;

function toDate(value: Moment) {
  if (value === null || value === undefined || value === '') return undefined;
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? undefined : date;
}

/** Formats how long ago a moment was: 'Just now', '1 hour ago', '3 days ago'; 'Recently' without a date. */
export function formatRelativeTime(value: Moment, now: Date = new Date()) {
  const date = toDate(value);
  if (!date) return 'Recently';
  const elapsedMs = now.getTime() - date.getTime();
  if (elapsedMs < hourMs) return 'Just now';
  if (elapsedMs < dayMs) return ago(Math.floor(elapsedMs / hourMs), 'hour');
  return ago(Math.floor(elapsedMs / dayMs), 'day');
}

function ago(count: number, unit: 'hour' | 'day') {
  return `${formatCount(count, unit)} ago`;
}

/** Formats a time of day in 24 hours, in the reader's time zone by default: '09:05'. */
export function formatClock(moment: string | number | Date, timeZone?: string) {
  const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  return new Intl.DateTimeFormat('en-GB', { ...clock, timeZone }).format(new Date(moment));
}

/** Formats date and time of day, in the reader's time zone by default: 'March 1, 2026, 21:30'. */
export function formatAbsoluteTime(moment: string | number | Date, timeZone?: string) {
  const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone }).format(new Date(moment));
  return `${day}, ${formatClock(moment, timeZone)}`;
}

/**
 * Returns the name of the time zone, which is the same in summer and winter: 'Central European Time (Europe/Berlin)'.
 */
export function formatTimeZone(timeZone?: string) {
  const format = new Intl.DateTimeFormat('en-GB', { timeZoneName: 'longGeneric', timeZone });
  const name = format.formatToParts().find(({ type }) => type === 'timeZoneName')?.value;
  return `${name} (${format.resolvedOptions().timeZone})`;
}

type TimeProps = {
  value: Moment;
  /** True after other words, as in 'Asked just now'. */
  isInSentence?: boolean;
};

/** Shows how long ago a moment was, with the exact time on hover. */
export function Time({ value, isInSentence = false }: TimeProps) {
  const date = toDate(value);
  const words = formatRelativeTime(date);
  const shown = isInSentence ? words.toLowerCase() : words;
  if (!date) return <span className="whitespace-nowrap">{shown}</span>;
  return (
    // A prerendered page may be old, so the time that the browser calculates is right.
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

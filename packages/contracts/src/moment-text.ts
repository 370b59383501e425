import { longDate } from './long-date';

type Moment = string | number | Date;

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(options);
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, options);
  formats.set(key, format);
  return format;
}

/** Returns the time of day, with 24 hours and two digits: '09:05'. In the reader's time zone unless one is given. */
export function clockTime(at: Moment, timeZone?: string): string {
  const options = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone } as const;
  return formatOf('en-GB', options).format(new Date(at));
}

/** Returns a short date: 'Feb 26', or 'Feb 26, 2027' with its year. */
export function shortDate(at: Moment, timeZone?: string, hasYear = false): string {
  const year = hasYear ? 'numeric' : undefined;
  return formatOf('en-US', { month: 'short', day: 'numeric', year, timeZone }).format(new Date(at));
}

/** Returns a day with its weekday: 'Thu, Mar 5', or 'Thu, Mar 5, 2027' with its year. */
export function weekdayDate(at: Moment, timeZone?: string, hasYear = false): string {
  const year = hasYear ? 'numeric' : undefined;
  const options = { weekday: 'short', month: 'short', day: 'numeric', year, timeZone } as const;
  return formatOf('en-US', options).format(new Date(at));
}

/** Returns a day and a time: 'March 1, 2026, 20:00'. In the reader's time zone unless one is given. */
export function dateAndTime(at: Moment, timeZone?: string): string {
  return `${longDate(at, timeZone)}, ${clockTime(at, timeZone)}`;
}

/** Returns the short name of a time zone at a moment: 'CET', 'EST', 'UTC'; or its offset: 'GMT+9'. */
export function zoneName(at: Moment, timeZone?: string): string {
  // Each locale knows only the zone names of its own countries.
  const names = ['en-US', 'en-GB'].map((locale) => {
    const parts = formatOf(locale, { timeZoneName: 'short', timeZone }).formatToParts(new Date(at));
    return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  });
  return names.find((name) => !/^GMT[+−-]/.test(name)) ?? names[0] ?? '';
}

/**
 * Returns a day and a time with the zone's short name, for mails and other texts whose reader may be in another zone:
 * 'March 1, 2026, 20:00 CET'. In UTC if the zone is missing or unknown.
 */
export function zonedTime(at: Moment, timeZone?: string | null): string {
  const zone = timeZone && isZone(timeZone) ? timeZone : 'UTC';
  return `${dateAndTime(at, zone)} ${zoneName(at, zone)}`;
}

/**
 * Returns a deadline with its weekday and its time zone: 'Thu, Mar 5, 20:00 (CET)', with the year if it is not the
 * current one. In the reader's time zone unless one is given.
 */
export function deadlineText(at: Moment, now: Date = new Date(), timeZone?: string): string {
  const yearOf = (moment: Moment) =>
    formatOf('en-US', { year: 'numeric', timeZone }).format(new Date(moment));
  const day = weekdayDate(at, timeZone, yearOf(at) !== yearOf(now));
  return `${day}, ${clockTime(at, timeZone)} (${zoneName(at, timeZone)})`;
}

function isZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

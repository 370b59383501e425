const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * A day in words, the same on every page, mail and receipt: 'December 4, 2026'. In the reader's time zone unless one is
 * given; a day without a time ('2026-12-04') is meant as UTC and takes that zone.
 * Throws RangeError for what `Date` cannot read.
 */
export function longDate(moment: string | number | Date, timeZone?: string): string {
  const key = timeZone ?? '';
  const format = formats.get(key) ?? new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone });
  formats.set(key, format);
  return format.format(new Date(moment));
}

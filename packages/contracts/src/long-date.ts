const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * Returns a day in words: 'December 4, 2026'. In the reader's time zone unless one is given; a day without a time
 * ('2026-12-04') is read and written in UTC.
 *
 * @throws RangeError for a value that `Date` cannot read.
 */
export function longDate(moment: string | number | Date, timeZone?: string): string {
  const key = timeZone ?? '';
  const format = formats.get(key) ?? new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone });
  formats.set(key, format);
  return format.format(new Date(moment));
}

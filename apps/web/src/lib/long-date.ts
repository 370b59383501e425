const words = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** A day without a time in words: "2025-07-14" is "July 14, 2025" everywhere. */
export function longDay(day: string): string {
  return words.format(new Date(`${day}T00:00:00Z`));
}

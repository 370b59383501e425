const days = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' });

/** A day as people read it: "November 18, 2025" for "2025-11-18". */
export function dayText(day: string): string {
  return days.format(new Date(day));
}

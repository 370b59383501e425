const days = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const minutes = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: 'UTC' });

/** Such as "December 4, 2026". */
export function dayText(at: Date): string {
  return days.format(at);
}

/** Such as "November 20, 2026 at 16:20 UTC": nobody knows in which zone a mail is read. */
export function momentText(at: Date): string {
  return `${days.format(at)} at ${minutes.format(at)} UTC`;
}

/** Such as "Friday, December 4, 2026 at 17:20 (Europe/Berlin)": in the zone that a person's browser gave, named; in UTC without one that exists. */
export function zonedText(at: Date, timeZone: string | null): string {
  const zone = timeZone !== null && isZone(timeZone) ? timeZone : 'UTC';
  const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: zone }).format(at);
  const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: zone }).format(at);
  return `${day} at ${time} (${zone})`;
}

function isZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

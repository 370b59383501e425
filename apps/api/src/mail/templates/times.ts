import { longDate } from '@aw/contracts/long-date';

const minutes = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: 'UTC' });

/** Such as "November 20, 2026 at 16:20 UTC": nobody knows in which zone a mail is read. */
export function momentText(at: Date): string {
  return `${longDate(at, 'UTC')} at ${minutes.format(at)} UTC`;
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

import { formatCount } from '@aw/ui/primitives/format-count';
import { formatRelativeTime } from '@aw/ui/primitives/time';

/** Returns the last visit as the end of a line: 'seen 2 hours ago'. */
export function seenText(seenAt: string | null, now = new Date()): string {
  return seenAt ? `seen ${formatRelativeTime(seenAt, now).toLowerCase()}` : 'never seen';
}

/** Says how many sessions were ended. */
export function signedOutText(username: string, sessionCount: number): string {
  if (sessionCount === 0) return `${username} was not signed in anywhere.`;
  return `${username} was signed out of ${formatCount(sessionCount, 'browser')}.`;
}

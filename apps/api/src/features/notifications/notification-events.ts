import type { Notification } from '@aw/contracts/notifications/public';
import type { UserContext } from '../../context';
import { toNotification } from './notifications';

/** After which a browser asks anew, with the session that it has then. */
const longestMs = 10 * 60 * 1000;

/** The acting person's newest notifications, now and after each change, until the signal or ten minutes. */
export async function* notificationEvents(
  { notifications, userId }: UserContext,
  signal: AbortSignal,
): AsyncGenerator<{ newest: Notification[] }> {
  const until = AbortSignal.any([signal, AbortSignal.timeout(longestMs)]);
  for await (const rows of notifications.newest(userId, until)) yield { newest: rows.map(toNotification) };
}

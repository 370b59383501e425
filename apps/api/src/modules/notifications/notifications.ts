import type { Notification } from '@aw/contracts/notifications/public';
import type { NotificationRow } from '@aw/db/notifications';
import * as notificationQueries from '@aw/db/notifications';
import { minuteMs } from '../../config/durations';
import type { UserContext } from '../../context';
import { idKey } from '../../server/cursor';
import { getSlice, mapSlice, type PageQuery, type Slice } from '../../server/pages';

/** Returns a page of the acting person's notifications, newest first. */
export async function listNotifications(ctx: UserContext, query: PageQuery): Promise<Slice<Notification>> {
  const slice = await getSlice(query, {
    keys: idKey,
    load: ({ limit, after }) => notificationQueries.list(ctx.db, ctx.userId, { limit, afterId: after?.[0] }),
    keysOf: (row) => [row.id],
  });
  return mapSlice(slice, toNotification);
}

/** Marks the acting person's notifications as read, all or those with these ids. Ignores ids of other people. */
export async function markAsRead(ctx: UserContext, ids?: number[]): Promise<void> {
  await notificationQueries.markRead(ctx.db, ctx.userId, { ids, now: ctx.now() });
}

/** A browser reconnects after this time, with the session that it has then. */
const maxStreamMs = 10 * minuteMs;

/** Yields the acting person's newest notifications, now and after each change, until the signal or for ten minutes. */
export async function* notificationEvents(
  { notifications, userId }: UserContext,
  signal: AbortSignal,
): AsyncGenerator<{ newest: Notification[] }> {
  const until = AbortSignal.any([signal, AbortSignal.timeout(maxStreamMs)]);
  for await (const rows of notifications.newest(userId, until)) yield { newest: rows.map(toNotification) };
}

function toNotification(row: NotificationRow): Notification {
  return {
    id: row.id,
    kind: row.kind,
    title: row.title,
    link: row.link,
    createdAt: row.created_at.toISOString(),
    isRead: row.read_at !== null,
  };
}

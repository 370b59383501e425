import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { idField, moment, pageQuery } from '../fields';

export const notification = z.object({
  id: z.number(),
  /** Kind such as `reward_earned`; new features add new kinds. */
  kind: z.string(),
  /** One line of plain text. */
  title: z.string(),
  /** Path of the page that it links to. */
  link: z.string(),
  createdAt: moment,
  isRead: z.boolean(),
});
export type Notification = z.infer<typeof notification>;

const own = { scope: 'session', tag: 'Notifications' } as const;

export const listNotifications = endpoint('GET /api/notifications', {
  ...own,
  summary: 'The user’s notifications, newest first.',
  query: z.object(pageQuery),
  responses: { 200: z.array(notification) },
});

export const readNotifications = endpoint('POST /api/notifications/read', {
  ...own,
  summary: 'Marks notifications of the user as read: those in `ids`, or all of them.',
  body: z.object({ ids: z.optional(z.array(idField).check(z.minLength(1), z.maxLength(100))) }),
  responses: { 204: z.void() },
});

export const notificationEvents = endpoint('GET /api/notifications/stream', {
  ...own,
  summary:
    'Server-sent events: the newest 50 notifications at the start and after each change. Nothing is sent at the start if `Last-Event-ID` is still the current state.',
  responses: { 200: z.object({ newest: z.array(notification) }) },
  produces: 'text/event-stream',
  errors: ['limits.streams'],
});

import * as contract from '@aw/contracts/notifications/public';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../../context';
import { asUser } from '../../server/acting';
import { attach } from '../../server/attach';
import { sendEvents } from '../../server/events';
import { sendSlice } from '../../server/pages';
import { listNotifications, markAsRead, notificationEvents } from './notifications';

/** What the acting person is told of. */
export function sessionNotificationRoutes(app: FastifyInstance, base: Context): void {
  const as = (request: FastifyRequest) => asUser(base, request);
  attach(app, contract.listNotifications, async ({ query, request, reply }) =>
    sendSlice(await listNotifications(as(request), query), request, reply),
  );
  attach(app, contract.readNotifications, async ({ body, request }) => markAsRead(as(request), body.ids));
  attach(app, contract.notificationEvents, async ({ request, reply }) => {
    const ctx = as(request);
    return sendEvents(ctx, request, reply, 'notifications', (signal) => notificationEvents(ctx, signal));
  });
}

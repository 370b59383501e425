import * as contract from '@aw/contracts/notifications/public';
import { sendEvents } from '../../server/events/events';
import { route, routes } from '../../server/routes';
import { listNotifications, markAsRead, notificationEvents } from './notifications';

export const notificationRoutes = routes(
  route(contract.listNotifications, (ctx, { query }) => listNotifications(ctx, query)),
  route(contract.readNotifications, (ctx, { body }) => markAsRead(ctx, body.ids)),
  route(contract.notificationEvents, async (ctx, { request, reply }) => {
    return sendEvents(ctx, request, reply, 'notifications', (signal) => notificationEvents(ctx, signal));
  }),
);

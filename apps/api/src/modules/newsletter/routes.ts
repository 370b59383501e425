import * as contract from '@aw/contracts/newsletter/public';
import * as staff from '@aw/contracts/newsletter/staff';
import { oneClickRoute } from '../../server/one-click-route';
import { route, routes } from '../../server/routes';
import { unsubscribePages } from '../mail/unsubscribe-links';
import { getNewsletter, publishIssue } from './staff/issues';
import { confirmNewsletter, subscribe, unsubscribeNewsletter } from './subscribe';

export const newsletterRoutes = routes(
  route(contract.subscribe, async (ctx, { body, request }) => {
    await subscribe(ctx, request, body);
    return { status: 'pending' as const };
  }),
  route(contract.confirmNewsletter, (ctx, { body }) => confirmNewsletter(ctx, body.token)),
  oneClickRoute(contract.unsubscribeNewsletter, unsubscribePages.newsletter, (ctx, { query }) =>
    unsubscribeNewsletter(ctx, query.token),
  ),
  route(staff.staffGetNewsletter, (ctx) => getNewsletter(ctx)),
  route(staff.staffSendIssue, (ctx, { body }) => publishIssue(ctx, body)),
);

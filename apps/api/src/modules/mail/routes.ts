import * as contract from '@aw/contracts/users/account';
import { oneClickRoute } from '../../server/one-click-route';
import { route, routes } from '../../server/routes';
import { changeMailPreference, getMailPreferences, unsubscribe } from './mail-preferences';
import { unsubscribePages } from './unsubscribe-links';

export const mailRoutes = routes(
  oneClickRoute(contract.unsubscribe, unsubscribePages.mails, (ctx, { query }) =>
    unsubscribe(ctx, query.token),
  ),
  route(contract.getMailPreferences, (ctx, { query }) => getMailPreferences(ctx, query)),
  route(contract.changeMailPreference, (ctx, { body, query }) => changeMailPreference(ctx, body, query)),
);

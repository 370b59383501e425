import * as contract from '@aw/contracts/search/saved';
import { networkOf } from '../../server/network';
import { oneClickRoute } from '../../server/one-click-route';
import { route, routes } from '../../server/routes';
import { addressKey } from '../../server/security/address-key';
import { unsubscribePages } from '../mail/unsubscribe-links';
import { confirmSavedSearch } from './confirm-saved-search';
import { listSavedSearches } from './list-saved-searches';
import { saveSearch } from './save-search';
import { deleteSavedSearch, stopSavedSearches } from './stop-saved-searches';

export const savedSearchRoutes = routes(
  route(contract.saveSearch, async (ctx, { body, request }) => ({
    status: await saveSearch(ctx, body, {
      address: addressKey(request.ip),
      place: networkOf(ctx, request.ip),
    }),
  })),
  route(contract.listSavedSearches, (ctx) => listSavedSearches(ctx)),
  route(contract.deleteSavedSearch, (ctx, { params }) => deleteSavedSearch(ctx, params.id)),
  route(contract.confirmSavedSearch, (ctx, { body }) => confirmSavedSearch(ctx, body.token)),
  oneClickRoute(contract.stopSavedSearches, unsubscribePages.savedSearches, async (ctx, { query }) => ({
    stopped: await stopSavedSearches(ctx, query.token),
  })),
);

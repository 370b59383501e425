import * as contract from '@aw/contracts/search/public';
import { sendSlice } from '../../server/pages';
import { route, routes } from '../../server/routes';
import { addressKey } from '../../server/security/address-key';
import { searchEverything } from './search-everything';
import { suggest } from './suggest';

export const siteSearchRoutes = routes(
  route(contract.search, async (ctx, { query, request, reply }) => {
    const { answer, ...slice } = await searchEverything(ctx, query, addressKey(request.ip));
    return { results: sendSlice(slice, request, reply), ...answer };
  }),
  route(contract.suggest, (ctx, { query, request }) => suggest(ctx, query, addressKey(request.ip))),
);

import * as staff from '@aw/contracts/search/staff';
import { route, routes } from '../../../server/routes';
import { listMissedSearches } from './list-missed-searches';

export const missedSearchRoutes = routes(
  route(staff.staffListMissedSearches, (ctx, { query }) => listMissedSearches(ctx, query.days)),
);

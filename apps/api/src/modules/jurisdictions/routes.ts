import { listJurisdictionRules } from '@aw/contracts/jurisdictions/public';
import * as staff from '@aw/contracts/jurisdictions/staff';
import { cachedRoute } from '../../server/cached-route';
import { route, routes } from '../../server/routes';
import { addRule, changeRule, listActiveRules, listRules } from './rules';

export const jurisdictionRoutes = routes(
  cachedRoute(listJurisdictionRules, { topics: ['jurisdictions'] }, (ctx) => listActiveRules(ctx)),
  route(staff.staffListJurisdictionRules, (ctx) => listRules(ctx)),
  route(staff.staffAddJurisdictionRule, (ctx, { body }) => addRule(ctx, body)),
  route(staff.staffChangeJurisdictionRule, (ctx, { params, body }) => changeRule(ctx, params.id, body)),
);

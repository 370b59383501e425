import * as contract from '@aw/contracts/moderation/public';
import * as staff from '@aw/contracts/moderation/staff';
import { route, routes } from '../../server/routes';
import { addressKey } from '../../server/security/address-key';
import { decideCase, restoreCase } from './decide-case';
import { getCase } from './get-case';
import { listCases } from './list-cases';
import type { ModeratedKinds } from './moderated-kind';
import { reportPost } from './report-post';

export const moderationRoutes = (kinds: ModeratedKinds) =>
  routes(
    route(contract.reportPost, (ctx, { body, request }) =>
      reportPost(ctx, kinds, addressKey(request.ip), body),
    ),
    route(staff.staffListCases, (ctx, { query }) => listCases(ctx, kinds, query)),
    route(staff.staffReadCase, (ctx, { params }) => getCase(ctx, kinds, params)),
    route(staff.staffDecideCase, (ctx, { params, body }) => decideCase(ctx, kinds, params, body)),
    route(staff.staffRestoreCase, (ctx, { params, body }) => restoreCase(ctx, kinds, params, body.version)),
  );

import * as contract from '@aw/contracts/staff/public';
import { route, routes } from '../../server/routes';
import { staffOf } from '../../server/staff';
import { getLoginHint, login, logout } from './login';
import { isSetupUsable, setUpAdmin } from './set-up-admin';
import { staffUserRoutes } from './staff-user-routes';
import { staffTotpRoutes } from './totp-routes';

export const staffRoutes = routes(
  staffUserRoutes,
  staffTotpRoutes,
  route(contract.staffLogin, (ctx, { body, request }) => login(ctx, body, request.ip)),
  route(contract.staffSetup, (ctx, { body, request }) => setUpAdmin(ctx, body, request.ip)),
  route(contract.staffCheckSetup, async (ctx, { body, request }) => ({
    isUsable: await isSetupUsable(ctx, body.token, request.ip),
  })),
  route(contract.staffHint, (ctx) => getLoginHint(ctx)),
  route(contract.staffMe, async (_ctx, { request }) => {
    const { admin, expiresAt, totpSince } = staffOf(request);
    return { admin, expiresAt: expiresAt.toISOString(), totpSince: totpSince?.toISOString() ?? null };
  }),
  route(contract.staffLogout, (ctx, { request }) => logout(ctx, staffOf(request))),
);

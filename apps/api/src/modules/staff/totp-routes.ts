import * as contract from '@aw/contracts/staff/totp';
import { route, routes } from '../../server/routes';
import { staffOf } from '../../server/staff';
import { confirmStaffTotp, endStaffTotp, startStaffTotp } from './change-staff-totp';

export const staffTotpRoutes = routes(
  route(contract.startStaffTotp, (ctx, { body, request }) => startStaffTotp(ctx, body.password, request.ip)),
  route(contract.confirmStaffTotp, (ctx, { body, request }) =>
    confirmStaffTotp(ctx, { code: body.code, tokenHash: staffOf(request).tokenHash }, request.ip),
  ),
  route(contract.endStaffTotp, (ctx, { body, request }) => endStaffTotp(ctx, body.code, request.ip)),
);

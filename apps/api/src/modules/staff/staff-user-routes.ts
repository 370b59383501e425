import * as contract from '@aw/contracts/staff/staff-users';
import { route, routes } from '../../server/routes';
import { staffOf } from '../../server/staff';
import { changeRole, deactivate, endSessions, reactivate, resetSecondFactor } from './change-staff-user';
import { inviteStaff, listStaff, revokeInvite } from './invite-staff';
import { changeStaffPassword } from './staff-password';

export const staffUserRoutes = routes(
  route(contract.listStaff, (ctx) => listStaff(ctx)),
  route(contract.inviteStaff, (ctx, { body }) => inviteStaff(ctx, body.role)),
  route(contract.revokeStaffInvite, (ctx, { params }) => revokeInvite(ctx, params.inviteId)),
  route(contract.changeStaffRole, (ctx, { params, body }) => changeRole(ctx, params.adminId, body.role)),
  route(contract.deactivateStaff, (ctx, { params, body }) => deactivate(ctx, params.adminId, body.reason)),
  route(contract.reactivateStaff, (ctx, { params }) => reactivate(ctx, params.adminId)),
  route(contract.endStaffSessions, (ctx, { params }) => endSessions(ctx, params.adminId)),
  route(contract.resetStaffSecondFactor, (ctx, { params, body }) =>
    resetSecondFactor(ctx, params.adminId, body.reason),
  ),
  route(contract.changeStaffPassword, (ctx, { body, request }) =>
    changeStaffPassword(ctx, { ...body, tokenHash: staffOf(request).tokenHash }, request.ip),
  ),
);

import * as contract from '@aw/contracts/staff/public';
import * as users from '@aw/contracts/staff/staff-users';
import * as totp from '@aw/contracts/staff/totp';
import { route, routes } from '../../server/routes';
import { staffOf } from '../../server/staff';
import { confirmStaffTotp, endStaffTotp, startStaffTotp } from './change-staff-totp';
import { changeRole, deactivate, endSessions, reactivate, resetSecondFactor } from './change-staff-user';
import { inviteStaff, listStaff, revokeInvite } from './invite-staff';
import { getLoginHint, login, logout } from './login';
import { isSetupUsable, setUpAdmin } from './set-up-admin';
import { changeStaffPassword } from './staff-password';

export const staffRoutes = routes(
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
  route(totp.startStaffTotp, (ctx, { body, request }) => startStaffTotp(ctx, body.password, request.ip)),
  route(totp.confirmStaffTotp, (ctx, { body, request }) =>
    confirmStaffTotp(ctx, { code: body.code, tokenHash: staffOf(request).tokenHash }, request.ip),
  ),
  route(totp.endStaffTotp, (ctx, { body, request }) => endStaffTotp(ctx, body.code, request.ip)),
  route(users.listStaff, (ctx) => listStaff(ctx)),
  route(users.inviteStaff, (ctx, { body }) => inviteStaff(ctx, body.role)),
  route(users.revokeStaffInvite, (ctx, { params }) => revokeInvite(ctx, params.inviteId)),
  route(users.changeStaffRole, (ctx, { params, body }) => changeRole(ctx, params.adminId, body.role)),
  route(users.deactivateStaff, (ctx, { params, body }) => deactivate(ctx, params.adminId, body.reason)),
  route(users.reactivateStaff, (ctx, { params }) => reactivate(ctx, params.adminId)),
  route(users.endStaffSessions, (ctx, { params }) => endSessions(ctx, params.adminId)),
  route(users.resetStaffSecondFactor, (ctx, { params, body }) =>
    resetSecondFactor(ctx, params.adminId, body.reason),
  ),
  route(users.changeStaffPassword, (ctx, { body, request }) =>
    changeStaffPassword(ctx, { ...body, tokenHash: staffOf(request).tokenHash }, request.ip),
  ),
);

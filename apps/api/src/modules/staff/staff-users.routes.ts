import * as contract from '@aw/contracts/staff/staff-users';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../../context';
import { asStaff } from '../../server/acting';
import { attach } from '../../server/attach';
import { staffOf } from '../../server/staff';
import { changeRole, deactivate, endSessions, reactivate, resetSecondFactor } from './change-staff-user';
import { inviteStaff, listStaff, revokeInvite } from './invite-staff';
import { changeStaffPassword } from './staff-password';

/** Who may come into the console, and one's own password. */
export function staffUserRoutes(app: FastifyInstance, base: Context): void {
  const as = (request: FastifyRequest) => asStaff(base, request);
  attach(app, contract.listStaff, async () => listStaff(base));
  attach(app, contract.inviteStaff, async ({ body, request }) => inviteStaff(as(request), body.role));
  attach(app, contract.revokeStaffInvite, async ({ params, request }) =>
    revokeInvite(as(request), params.inviteId),
  );
  attach(app, contract.changeStaffRole, async ({ params, body, request }) =>
    changeRole(as(request), params.adminId, body.role),
  );
  attach(app, contract.deactivateStaff, async ({ params, body, request }) =>
    deactivate(as(request), params.adminId, body.reason),
  );
  attach(app, contract.reactivateStaff, async ({ params, request }) =>
    reactivate(as(request), params.adminId),
  );
  attach(app, contract.endStaffSessions, async ({ params, request }) =>
    endSessions(as(request), params.adminId),
  );
  attach(app, contract.resetStaffSecondFactor, async ({ params, body, request }) =>
    resetSecondFactor(as(request), params.adminId, body.reason),
  );
  attach(app, contract.changeStaffPassword, async ({ body, request }) =>
    changeStaffPassword(as(request), { ...body, tokenHash: staffOf(request).tokenHash }, request.ip),
  );
}

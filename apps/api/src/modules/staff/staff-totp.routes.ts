import * as contract from '@aw/contracts/staff/totp';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../../context';
import { asStaff } from '../../server/acting';
import { attach } from '../../server/attach';
import { staffOf } from '../../server/staff';
import { confirmStaffTotp, endStaffTotp, startStaffTotp } from './change-staff-totp';

/** An administrator's own second factor. */
export function staffTotpRoutes(app: FastifyInstance, base: Context): void {
  const as = (request: FastifyRequest) => asStaff(base, request);
  attach(app, contract.startStaffTotp, async ({ body, request }) =>
    startStaffTotp(as(request), body.password, request.ip),
  );
  attach(app, contract.confirmStaffTotp, async ({ body, request }) =>
    confirmStaffTotp(as(request), { code: body.code, tokenHash: staffOf(request).tokenHash }, request.ip),
  );
  attach(app, contract.endStaffTotp, async ({ body, request }) =>
    endStaffTotp(as(request), body.code, request.ip),
  );
}

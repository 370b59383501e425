import * as contract from '@aw/contracts/payments/staff';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../../context';
import { asStaff } from '../../../server/acting';
import { attach } from '../../../server/attach';
import { sendSlice } from '../../../server/pages';
import { getDisputes } from './get-disputes';
import { submitEvidence } from './submit-evidence';

/** Disputes and what is said to them. */
export function staffDisputeRoutes(app: FastifyInstance, base: Context): void {
  attach(app, contract.staffListDisputes, async ({ query, request, reply }) =>
    sendSlice(await getDisputes(base, query), request, reply),
  );
  attach(app, contract.staffSubmitEvidence, async ({ params, body, request }) =>
    submitEvidence(asStaff(base, request), params.disputeId, body.statement),
  );
}

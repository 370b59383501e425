import * as contract from '@aw/contracts/schools/staff';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context';
import { asStaff } from '../../server/acting';
import { attach } from '../../server/attach';
import { sendSlice } from '../../server/pages';
import { decideSchoolRequest, listRequests } from './school-requests';

/** Requests for schools, as the console sees them. */
export function staffSchoolRoutes(app: FastifyInstance, ctx: Context): void {
  attach(app, contract.listSchoolRequests, async ({ query, request, reply }) => {
    return sendSlice(await listRequests(ctx, query), request, reply);
  });
  attach(app, contract.decideSchoolRequest, async ({ params, body, request }) =>
    decideSchoolRequest(asStaff(ctx, request), params.id, body.decision),
  );
}

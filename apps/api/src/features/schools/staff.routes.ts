import * as contract from '@aw/contracts/schools/staff';
import { listSchoolRequests } from '@aw/db';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context';
import { attach } from '../../server/attach';
import { readCursor, sendSlice, sliceOf } from '../../server/pages';
import { staffOf } from '../../server/staff';
import { decideSchoolRequest } from './decide-school-request';
import { toSchoolRequest } from './school-request.mapper';

/** Requests for schools, as the console sees them. */
export function staffSchoolRoutes(app: FastifyInstance, ctx: Context): void {
  attach(app, contract.listSchoolRequests, async ({ query, request, reply }) => {
    const rows = await listSchoolRequests(ctx.db, query.limit + 1, readCursor(query.cursor, 2));
    return sendSlice(
      sliceOf(rows.map(toSchoolRequest), query.limit, (row) => [row.status === 'open' ? 1 : 0, row.id]),
      request,
      reply,
    );
  });
  attach(app, contract.decideSchoolRequest, async ({ params, body, request }) =>
    decideSchoolRequest({ ...ctx, admin: staffOf(request).admin }, params.id, body.decision),
  );
}

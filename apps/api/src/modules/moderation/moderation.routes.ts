import * as contract from '@aw/contracts/moderation/public';
import * as staff from '@aw/contracts/moderation/staff';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../../context';
import { asStaff, asUser } from '../../server/acting';
import { attach } from '../../server/attach';
import { sendSlice } from '../../server/pages';
import { addressKey } from '../../server/security/address-key';
import { decideCase, restoreCase } from './decide-case';
import { getCase } from './get-case';
import { listCases } from './list-cases';
import { reportPost } from './report-post';

/** Reports of people with a session. */
export function sessionModerationRoutes(app: FastifyInstance, ctx: Context): void {
  attach(app, contract.reportPost, async ({ body, request }) =>
    reportPost(asUser(ctx, request), addressKey(request.ip), body),
  );
}

/** The queue of moderation in the console. */
export function staffModerationRoutes(app: FastifyInstance, base: Context): void {
  const as = (request: FastifyRequest) => asStaff(base, request);
  attach(app, staff.staffListCases, async ({ query, request, reply }) =>
    sendSlice(await listCases(as(request), query), request, reply),
  );
  attach(app, staff.staffReadCase, async ({ params, request }) => getCase(as(request), params));
  attach(app, staff.staffDecideCase, async ({ params, body, request }) =>
    decideCase(as(request), params, body),
  );
  attach(app, staff.staffRestoreCase, async ({ params, body, request }) =>
    restoreCase(as(request), params, body.version),
  );
}

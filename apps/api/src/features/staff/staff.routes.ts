import * as deletions from '@aw/contracts/staff/deletions';
import * as contract from '@aw/contracts/staff/public';
import { deleteAdminSession, findFact, insertAudit, listAudit } from '@aw/db';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../../context';
import { asStaff } from '../../server/acting';
import { attach } from '../../server/attach';
import { readCursor, sendSlice, sliceOf } from '../../server/pages';
import { staffOf } from '../../server/staff';
import { deleteAll, listDeletions, restoreAll } from './delete-all';
import { getActivity, getOverview } from './get-overview';
import { login } from './login';
import { isSetupUsable, setUpAdmin } from './set-up-admin';

/** The ways into the console. */
export function publicStaffRoutes(app: FastifyInstance, ctx: Context): void {
  attach(app, contract.staffLogin, async ({ body, request }) => login(ctx, body, request.ip));
  attach(app, contract.staffSetup, async ({ body, request }) => setUpAdmin(ctx, body, request.ip));
  attach(app, contract.staffCheckSetup, async ({ body, request }) => ({
    isUsable: await isSetupUsable(ctx, body.token, request.ip),
  }));
  attach(app, contract.staffHint, async () => {
    const isDemo = (await findFact(ctx.db, 'demo_seed')) !== undefined;
    return { isDemo, supportEmail: ctx.config.CONTACT_EMAIL };
  });
}

/** What every member of staff may do. */
export function staffRoutes(app: FastifyInstance, base: Context): void {
  const as = (request: FastifyRequest) => asStaff(base, request);
  attach(app, contract.staffMe, async ({ request }) => {
    const { admin, expiresAt, totpSince } = staffOf(request);
    return { admin, expiresAt: expiresAt.toISOString(), totpSince: totpSince?.toISOString() ?? null };
  });
  attach(app, contract.staffLogout, async ({ request }) => {
    const { admin, tokenHash } = staffOf(request);
    await deleteAdminSession(base.db, tokenHash);
    await insertAudit(base.db, { actor: admin.username, verb: 'staff.logout', target: `admin:${admin.id}` });
  });
  attach(app, contract.staffOverview, async () => getOverview(base));
  attach(app, contract.staffActivity, async () => getActivity(base));
  attach(app, deletions.deleteAllDocuments, async ({ request }) => deleteAll(as(request), 'documents'));
  attach(app, deletions.deleteAllQuestions, async ({ request }) => deleteAll(as(request), 'questions'));
  attach(app, deletions.listDeletions, async () => listDeletions(base));
  attach(app, deletions.restoreDeletion, async ({ params, request }) =>
    restoreAll(as(request), params.deletionId),
  );
  attach(app, contract.listAudit, async ({ query, request, reply }) => {
    const rows = await listAudit(base.db, {
      target: query.target,
      limit: query.limit + 1,
      afterId: readCursor(query.cursor, 1)?.[0],
    });
    const entries = rows.map((row) => ({ ...row, at: row.at.toISOString() }));
    return sendSlice(
      sliceOf(entries, query.limit, (entry) => [entry.id]),
      request,
      reply,
    );
  });
}

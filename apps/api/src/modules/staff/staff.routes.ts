import { staffListDataUpgrades } from '@aw/contracts/staff/data-upgrades';
import * as deletions from '@aw/contracts/staff/deletions';
import * as contract from '@aw/contracts/staff/public';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../../context';
import { asStaff } from '../../server/acting';
import { attach } from '../../server/attach';
import { sendSlice } from '../../server/pages';
import { staffOf } from '../../server/staff';
import { listAuditEntries } from '../audit/list-audit-entries';
import { listDataUpgrades } from '../system/data-upgrades';
import { deleteAll, listDeletions, restoreAll } from '../system/delete-all';
import { getActivity, getOverview } from '../system/get-overview';
import { getLoginHint, login, logout } from './login';
import { isSetupUsable, setUpAdmin } from './set-up-admin';

/** The ways into the console. */
export function publicStaffRoutes(app: FastifyInstance, ctx: Context): void {
  attach(app, contract.staffLogin, async ({ body, request }) => login(ctx, body, request.ip));
  attach(app, contract.staffSetup, async ({ body, request }) => setUpAdmin(ctx, body, request.ip));
  attach(app, contract.staffCheckSetup, async ({ body, request }) => ({
    isUsable: await isSetupUsable(ctx, body.token, request.ip),
  }));
  attach(app, contract.staffHint, async () => getLoginHint(ctx));
}

/** What every member of staff may do. */
export function staffRoutes(app: FastifyInstance, base: Context): void {
  const as = (request: FastifyRequest) => asStaff(base, request);
  attach(app, contract.staffMe, async ({ request }) => {
    const { admin, expiresAt, totpSince } = staffOf(request);
    return { admin, expiresAt: expiresAt.toISOString(), totpSince: totpSince?.toISOString() ?? null };
  });
  attach(app, contract.staffLogout, async ({ request }) => logout(base, staffOf(request)));
  attach(app, contract.staffOverview, async () => getOverview(base));
  attach(app, contract.staffActivity, async () => getActivity(base));
  attach(app, staffListDataUpgrades, async () => listDataUpgrades(base));
  attach(app, deletions.deleteAllDocuments, async ({ request }) => deleteAll(as(request), 'documents'));
  attach(app, deletions.deleteAllQuestions, async ({ request }) => deleteAll(as(request), 'questions'));
  attach(app, deletions.listDeletions, async () => listDeletions(base));
  attach(app, deletions.restoreDeletion, async ({ params, request }) =>
    restoreAll(as(request), params.deletionId),
  );
  attach(app, contract.listAudit, async ({ query, request, reply }) =>
    sendSlice(await listAuditEntries(base, query), request, reply),
  );
}

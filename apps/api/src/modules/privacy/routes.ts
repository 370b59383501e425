import * as contract from '@aw/contracts/account/public';
import * as staff from '@aw/contracts/users/staff';
import { accountOf, freshAccountOf } from '../../server/acting-account';
import { route, routes } from '../../server/routes';
import { getUserDetail } from '../users/staff/get-users';
import { sendArchive } from './data-export/send-archive';
import { countExport, requestErasure, undoErasure } from './own-data';
import { undoErasure as cancelErasure, noteExport, scheduleErasure } from './staff/own-data';

export const privacyRoutes = routes(
  route(contract.exportData, async (ctx, { request, reply }) => {
    const account = await freshAccountOf(ctx, request);
    await countExport(account);
    return sendArchive(ctx, reply, account.userId);
  }),
  route(contract.requestErasure, async (ctx, { body, request }) =>
    requestErasure(await freshAccountOf(ctx, request), body),
  ),
  route(contract.undoErasure, async (ctx, { request }) => undoErasure(await accountOf(ctx, request))),
  route(staff.staffExportUser, async (ctx, { params, body, reply }) => {
    await noteExport(ctx, params.userId, body.reason);
    return sendArchive(ctx, reply, params.userId);
  }),
  route(staff.staffErase, async (ctx, { params, body }) => {
    await scheduleErasure(ctx, params.userId, body);
    return getUserDetail(ctx, params.userId);
  }),
  route(staff.staffUndoErase, async (ctx, { params }) => {
    await cancelErasure(ctx, params.userId);
    return getUserDetail(ctx, params.userId);
  }),
);

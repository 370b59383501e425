import * as contract from '@aw/contracts/users/account';
import * as staff from '@aw/contracts/users/staff';
import { accountOf, freshAccountOf } from '../../server/acting-account';
import { route, routes } from '../../server/routes';
import { getUserDetail } from '../users/staff/get-users';
import { sendArchive } from './data-export/send-archive';
import { requestErasure, takeExportAllowance, undoErasure } from './own-data';
import { undoErasure as cancelErasure, logExport, scheduleErasure } from './staff/user-data';

export const privacyRoutes = routes(
  route(contract.exportData, async (ctx, { request, reply }) => {
    const account = await freshAccountOf(ctx, request);
    await takeExportAllowance(account);
    return sendArchive(ctx, reply, account.userId);
  }),
  route(contract.requestErasure, async (ctx, { body, request }) =>
    requestErasure(await freshAccountOf(ctx, request), body),
  ),
  route(contract.undoErasure, async (ctx, { request }) => undoErasure(await accountOf(ctx, request))),
  route(staff.staffExportUser, async (ctx, { params, body, reply }) => {
    await logExport(ctx, params.userId, body.reason);
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

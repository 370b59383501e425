import * as contract from '@aw/contracts/users/staff';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../../../context';
import { asStaff } from '../../../server/acting';
import { attach } from '../../../server/attach';
import { sendSlice } from '../../../server/pages';
import { sendArchive } from '../../privacy/data-export/send-archive';
import { liftSuspension, removeSecondStep, resendVerification, setExpert, suspendUser } from './change-user';
import { getUserDetail, listUsers } from './get-users';
import { mergeInto, previewMerge } from './merge-accounts';
import { noteExport, scheduleErasure, undoErasure } from './own-data';
import { viewAs } from './view-as';

/** Users in the console. */
export function usersAdminRoutes(app: FastifyInstance, base: Context): void {
  const as = (request: FastifyRequest) => asStaff(base, request);
  attach(app, contract.staffListUsers, async ({ query, request, reply }) =>
    sendSlice(await listUsers(base, query), request, reply),
  );
  attach(app, contract.staffGetUser, async ({ params }) => getUserDetail(base, params.userId));
  attach(app, contract.staffViewAs, async ({ params, body, request }) =>
    viewAs(as(request), params.userId, body.reason),
  );
  attach(app, contract.staffSuspend, async ({ params, body, request }) => {
    await suspendUser(as(request), params.userId, body.reason);
    return getUserDetail(base, params.userId);
  });
  attach(app, contract.staffLiftSuspension, async ({ params, request }) => {
    await liftSuspension(as(request), params.userId);
    return getUserDetail(base, params.userId);
  });
  attach(app, contract.staffSetExpert, async ({ params, body, request }) => {
    await setExpert(as(request), params.userId, body.isExpert);
    return getUserDetail(base, params.userId);
  });
  attach(app, contract.staffResendVerification, async ({ params, request }) => {
    await resendVerification(as(request), params.userId);
    return getUserDetail(base, params.userId);
  });
  attach(app, contract.staffRemoveSecondStep, async ({ params, body, request }) => {
    await removeSecondStep(as(request), params.userId, body.reason);
    return getUserDetail(base, params.userId);
  });
  attach(app, contract.staffPreviewMerge, async ({ params, query, request }) =>
    previewMerge(as(request), params.userId, query.into),
  );
  attach(app, contract.staffMerge, async ({ params, body, request }) => {
    await mergeInto(as(request), params.userId, body);
    return getUserDetail(base, body.into);
  });
  attach(app, contract.staffExportUser, async ({ params, body, request, reply }) => {
    await noteExport(as(request), params.userId, body.reason);
    return sendArchive(base, reply, params.userId);
  });
  attach(app, contract.staffErase, async ({ params, body, request }) => {
    await scheduleErasure(as(request), params.userId, body);
    return getUserDetail(base, params.userId);
  });
  attach(app, contract.staffUndoErase, async ({ params, request }) => {
    await undoErasure(as(request), params.userId);
    return getUserDetail(base, params.userId);
  });
}

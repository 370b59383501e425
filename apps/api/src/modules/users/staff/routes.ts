import * as contract from '@aw/contracts/users/staff';
import { route, routes } from '../../../server/routes';
import { liftSuspension, removeSecondStep, resendVerification, setExpert, suspendUser } from './change-user';
import { getUserDetail, listUsers } from './get-users';
import { mergeInto, previewMerge } from './merge-accounts';
import { viewAs } from './view-as';

export const staffPeopleRoutes = routes(
  route(contract.staffListUsers, (ctx, { query }) => listUsers(ctx, query)),
  route(contract.staffGetUser, (ctx, { params }) => getUserDetail(ctx, params.userId)),
  route(contract.staffViewAs, (ctx, { params, body }) => viewAs(ctx, params.userId, body.reason)),
  route(contract.staffSuspend, async (ctx, { params, body }) => {
    await suspendUser(ctx, params.userId, body.reason);
    return getUserDetail(ctx, params.userId);
  }),
  route(contract.staffLiftSuspension, async (ctx, { params }) => {
    await liftSuspension(ctx, params.userId);
    return getUserDetail(ctx, params.userId);
  }),
  route(contract.staffSetExpert, async (ctx, { params, body }) => {
    await setExpert(ctx, params.userId, body.isExpert);
    return getUserDetail(ctx, params.userId);
  }),
  route(contract.staffResendVerification, async (ctx, { params }) => {
    await resendVerification(ctx, params.userId);
    return getUserDetail(ctx, params.userId);
  }),
  route(contract.staffRemoveSecondStep, async (ctx, { params, body }) => {
    await removeSecondStep(ctx, params.userId, body.reason);
    return getUserDetail(ctx, params.userId);
  }),
  route(contract.staffPreviewMerge, (ctx, { params, query }) => previewMerge(ctx, params.userId, query.into)),
  route(contract.staffMerge, async (ctx, { params, body }) => {
    await mergeInto(ctx, params.userId, body);
    return getUserDetail(ctx, body.into);
  }),
);

import * as contract from '@aw/contracts/users/account';
import { accountOf, freshAccountOf } from '../../../server/acting-account';
import { route, routes } from '../../../server/routes';
import { noteLinkRequest } from '../../../server/sessions/link-request';
import { getAccount } from '../get-account';
import { changeEmail, changePassword, changeProfile } from './change-account';
import { endOtherSessions, endSession, listSessions } from './sessions';

export const settingsRoutes = routes(
  route(contract.getAccount, async (ctx, { request }) => getAccount(await accountOf(ctx, request))),
  route(contract.changeProfile, async (ctx, { body, request }) =>
    changeProfile(await accountOf(ctx, request), body),
  ),
  route(contract.changeEmail, async (ctx, { body, request, reply }) => {
    const account = await changeEmail(await freshAccountOf(ctx, request), body.email);
    noteLinkRequest(ctx, reply, body.email);
    return account;
  }),
  route(contract.changePassword, async (ctx, { body, request }) =>
    changePassword(await freshAccountOf(ctx, request), body.password),
  ),
  route(contract.listSessions, async (ctx, { request }) => listSessions(await accountOf(ctx, request))),
  route(contract.endSession, async (ctx, { params, request }) =>
    endSession(await accountOf(ctx, request), params.sessionId),
  ),
  route(contract.endOtherSessions, async (ctx, { request }) =>
    endOtherSessions(await accountOf(ctx, request)),
  ),
);

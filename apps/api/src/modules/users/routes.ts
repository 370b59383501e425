import * as contract from '@aw/contracts/users/public';
import { route, routes } from '../../server/routes';
import { sendsGpc } from '../../server/security/privacy-signal';
import { openSession } from '../../server/sessions/session';
import { getCredits, listRewards } from '../credits/get-ledger';
import { changeUser } from './change-user';
import { getUser } from './get-user';
import { policyRoutes } from './policies/routes';
import { notePrivacySignal, registerAnonymous } from './register-anonymous';
import { settingsRoutes } from './settings/routes';
import { staffPeopleRoutes } from './staff/routes';

export const userRoutes = routes(
  policyRoutes,
  settingsRoutes,
  staffPeopleRoutes,
  route(contract.registerAnonymous, async (ctx, { body, request, reply }) => {
    const { user, isNew } = await registerAnonymous(ctx, body.userId, request.session.userId);
    if (isNew)
      await openSession(
        request,
        { id: user.id, isAnonymous: true, rightsVersion: 0, epoch: 0 },
        { remember: true, now: ctx.now() },
      );
    reply.code(isNew ? 201 : 200);
    return user;
  }),
  route(contract.getSession, async (ctx, { request }) => {
    // Every visit of the site begins with this call.
    if (sendsGpc(request)) await notePrivacySignal(ctx);
    return { user: await getUser(ctx) };
  }),
  route(contract.getUser, (ctx, { params }) => getUser(ctx, params.userId)),
  route(contract.changeUser, (ctx, { params, body }) => changeUser(ctx, params.userId, body)),
  route(contract.listRewards, (ctx, { params, query }) => listRewards(ctx, params.userId, query)),
  route(contract.listCredits, (ctx, { params }) => getCredits(ctx, params.userId)),
);

import * as contract from '@aw/contracts/users/public';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../../context';
import { asUser } from '../../server/acting';
import { attach } from '../../server/attach';
import { sendSlice } from '../../server/pages';
import { sendsGpc } from '../../server/security/privacy-signal';
import { openSession } from '../../server/session';
import { getCredits, listRewards } from '../credits/get-ledger';
import { changeUser } from './change-user';
import { getUser } from './get-user';
import { notePrivacySignal, registerAnonymous } from './register-anonymous';

/** Calls about people that anybody may make. */
export function publicAccountRoutes(app: FastifyInstance, ctx: Context): void {
  attach(app, contract.registerAnonymous, async ({ body, request, reply }) => {
    const { user, isNew } = await registerAnonymous(ctx, body.userId, request.session.userId);
    if (isNew)
      await openSession(
        request,
        { id: user.id, isAnonymous: true, rightsVersion: 0, epoch: 0 },
        { remember: true, now: ctx.now() },
      );
    reply.code(isNew ? 201 : 200);
    return user;
  });
}

/** Calls of a person about themselves. */
export function sessionAccountRoutes(app: FastifyInstance, base: Context): void {
  const as = (request: FastifyRequest) => asUser(base, request);
  attach(app, contract.getSession, async ({ request }) => {
    // Every visit of the site begins with this call.
    if (sendsGpc(request)) await notePrivacySignal(as(request));
    return { user: await getUser(as(request)) };
  });
  attach(app, contract.getUser, async ({ params, request }) => getUser(as(request), params.userId));
  attach(app, contract.changeUser, async ({ params, body, request }) =>
    changeUser(as(request), params.userId, body),
  );
  attach(app, contract.listRewards, async ({ params, query, request, reply }) =>
    sendSlice(await listRewards(as(request), params.userId, query), request, reply),
  );
  attach(app, contract.listCredits, async ({ params, request }) => getCredits(as(request), params.userId));
}

import * as contract from '@aw/contracts/people';
import { noteGpc } from '@aw/db';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context, PersonContext } from '../../context';
import { attach } from '../../server/attach';
import { sendSlice } from '../../server/pages';
import { sendsGpc } from '../../server/privacy-signal';
import { openSession, personOf } from '../../server/session';
import { listRewards, readCredits } from './read-ledger';
import { readUser } from './read-user';
import { registerAnonymous } from './register-anonymous';

/** Calls about people that anybody may make. */
export function publicPeopleRoutes(app: FastifyInstance, ctx: Context): void {
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
export function sessionPeopleRoutes(app: FastifyInstance, base: Context): void {
  const as = (request: FastifyRequest): PersonContext => ({ ...base, userId: personOf(request) });
  attach(app, contract.getSession, async ({ request }) => {
    // Every visit of the site begins with this call.
    if (sendsGpc(request)) await noteGpc(base.db, personOf(request), base.now());
    return { user: await readUser(as(request)) };
  });
  attach(app, contract.getUser, async ({ params, request }) => readUser(as(request), params.userId));
  attach(app, contract.listRewards, async ({ params, query, request, reply }) =>
    sendSlice(await listRewards(as(request), params.userId, query), request, reply),
  );
  attach(app, contract.listCredits, async ({ params, request }) => readCredits(as(request), params.userId));
}

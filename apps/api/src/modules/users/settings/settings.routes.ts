import * as contract from '@aw/contracts/account/public';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../../context';
import { noteAskedLink } from '../../../server/asked-link';
import { attach } from '../../../server/attach';
import { getAccount } from '../get-account';
import { accountOf, freshAccountOf } from '../own-account';
import { changeEmail, changePassword, changeProfile } from './change-account';
import { endOtherSessions, endSession, listSessions } from './sessions';

/** What a registered person reads and changes of their own account. */
export function sessionSettingsRoutes(app: FastifyInstance, ctx: Context): void {
  attach(app, contract.getAccount, async ({ request }) => getAccount(await accountOf(ctx, request)));
  attach(app, contract.changeProfile, async ({ body, request }) =>
    changeProfile(await accountOf(ctx, request), body),
  );
  attach(app, contract.changeEmail, async ({ body, request, reply }) => {
    const account = await changeEmail(await freshAccountOf(ctx, request), body.email);
    noteAskedLink(ctx, reply, body.email);
    return account;
  });
  attach(app, contract.changePassword, async ({ body, request }) =>
    changePassword(await freshAccountOf(ctx, request), body.password),
  );
  attach(app, contract.listSessions, async ({ request }) => listSessions(await accountOf(ctx, request)));
  attach(app, contract.endSession, async ({ params, request }) =>
    endSession(await accountOf(ctx, request), params.sessionId),
  );
  attach(app, contract.endOtherSessions, async ({ request }) =>
    endOtherSessions(await accountOf(ctx, request)),
  );
}

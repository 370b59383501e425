import * as contract from '@aw/contracts/account/public';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context';
import { attach } from '../../server/attach';
import { accountOf, freshAccountOf } from '../users/own-account';
import { sendArchive } from './data-export/send-archive';
import { countExport, requestErasure, undoErasure } from './own-data';

/** What a registered person may ask of what is kept about them: a copy, or an end. */
export function sessionPrivacyRoutes(app: FastifyInstance, ctx: Context): void {
  attach(app, contract.exportData, async ({ request, reply }) => {
    const account = await freshAccountOf(ctx, request);
    await countExport(account);
    return sendArchive(ctx, reply, account.userId);
  });
  attach(app, contract.requestErasure, async ({ body, request }) =>
    requestErasure(await freshAccountOf(ctx, request), body),
  );
  attach(app, contract.undoErasure, async ({ request }) => undoErasure(await accountOf(ctx, request)));
}

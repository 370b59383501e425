import * as contract from '@aw/contracts/staff-messages';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context';
import { attach } from '../../server/attach';
import { staffOf } from '../../server/staff';
import { publishIssue } from './desk/publish-issue';
import { readNewsletter } from './desk/read-newsletter';

/** The newsletter, as the console sends it. */
export function newsletterDeskRoutes(app: FastifyInstance, ctx: Context): void {
  attach(app, contract.staffReadNewsletter, async () => readNewsletter(ctx));
  attach(app, contract.staffSendIssue, async ({ body, request }) =>
    publishIssue({ ...ctx, admin: staffOf(request).admin }, body),
  );
}

import * as contract from '@aw/contracts/newsletter/staff';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context';
import { asStaff } from '../../server/acting';
import { attach } from '../../server/attach';
import { getNewsletter, publishIssue } from './staff/issues';

/** The newsletter, as the console sends it. */
export function staffNewsletterRoutes(app: FastifyInstance, ctx: Context): void {
  attach(app, contract.staffGetNewsletter, async () => getNewsletter(ctx));
  attach(app, contract.staffSendIssue, async ({ body, request }) =>
    publishIssue(asStaff(ctx, request), body),
  );
}

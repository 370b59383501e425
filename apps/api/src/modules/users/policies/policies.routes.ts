import * as contract from '@aw/contracts/account/policies';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../../context';
import { attach } from '../../../server/attach';
import { findPolicyChanges } from '../changed-policies';
import { accountOf } from '../own-account';
import { acceptTerms, closePrivacyNote } from './accept-policies';

/** What has changed in the policies for the acting account, and what it says to that. */
export function sessionPolicyRoutes(app: FastifyInstance, ctx: Context): void {
  attach(app, contract.getPolicyChanges, async ({ request }) =>
    findPolicyChanges(ctx, (await accountOf(ctx, request)).user),
  );
  attach(app, contract.acceptTerms, async ({ body, request }) =>
    acceptTerms(await accountOf(ctx, request), body.version),
  );
  attach(app, contract.closePrivacyNote, async ({ body, request }) =>
    closePrivacyNote(await accountOf(ctx, request), body.version),
  );
}

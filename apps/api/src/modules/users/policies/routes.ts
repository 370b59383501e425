import * as contract from '@aw/contracts/users/policies';
import { accountOf } from '../../../server/acting-account';
import { route, routes } from '../../../server/routes';
import { findPolicyChanges } from '../../content/policies';
import { acceptTerms, closePrivacyNote } from './accept-policies';

export const policyRoutes = routes(
  route(contract.getPolicyChanges, async (ctx, { request }) =>
    findPolicyChanges(ctx, (await accountOf(ctx, request)).user),
  ),
  route(contract.acceptTerms, async (ctx, { body, request }) =>
    acceptTerms(await accountOf(ctx, request), body.version),
  ),
  route(contract.closePrivacyNote, async (ctx, { body, request }) =>
    closePrivacyNote(await accountOf(ctx, request), body.version),
  ),
);

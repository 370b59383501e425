import * as contract from '@aw/contracts/payments/staff';
import { route, routes } from '../../../server/routes';
import { listDisputes } from './list-disputes';
import { submitEvidence } from './submit-evidence';

export const disputeRoutes = routes(
  route(contract.staffListDisputes, (ctx, { query }) => listDisputes(ctx, query)),
  route(contract.staffSubmitEvidence, (ctx, { params, body }) =>
    submitEvidence(ctx, params.disputeId, body.statement),
  ),
);

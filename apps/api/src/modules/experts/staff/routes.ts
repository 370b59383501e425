import * as contract from '@aw/contracts/experts/staff';
import { sendFile } from '../../../server/files/send-file';
import { route, routes } from '../../../server/routes';
import { getStaffProof } from '../proofs/open-proof';
import { decideApplication } from './decide-application';
import { getExpert, listExperts } from './get-experts';
import { payOut } from './pay-out';
import { getRates, setRate } from './rates';

export const staffExpertRoutes = routes(
  route(contract.staffListExperts, (ctx, { query }) => listExperts(ctx, query)),
  route(contract.staffGetExpert, (ctx, { params }) => getExpert(ctx, params.userId)),
  route(contract.staffGetExpertProof, async (ctx, { params, request, reply }) =>
    sendFile(request, reply, ctx.files, await getStaffProof(ctx, params.userId, params.proofId)),
  ),
  route(contract.staffDecideExpert, async (ctx, { params, body }) => {
    await decideApplication(ctx, params.userId, body);
    return getExpert(ctx, params.userId);
  }),
  route(contract.staffPayOutExpert, async (ctx, { params, body }) => {
    await payOut(ctx, params.userId, body);
    return getExpert(ctx, params.userId);
  }),
  route(contract.staffGetExpertRates, (ctx) => getRates(ctx)),
  route(contract.staffSetExpertRate, (ctx, { body }) => setRate(ctx, body)),
);

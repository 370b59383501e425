import * as contract from '@aw/contracts/experts/staff';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../../context';
import { asStaff } from '../../server/acting';
import { attach } from '../../server/attach';
import { sendFile } from '../../server/files/send-file';
import { sendSlice } from '../../server/pages';
import { getStaffProof } from './proofs/open-proof';
import { decide } from './staff/decide';
import { getExpert, listExperts } from './staff/get-experts';
import { payOut } from './staff/pay-out';
import { getRates, setRate } from './staff/rates';

/** Experts in the console. */
export function staffExpertRoutes(app: FastifyInstance, base: Context): void {
  const as = (request: FastifyRequest) => asStaff(base, request);
  attach(app, contract.staffListExperts, async ({ query, request, reply }) =>
    sendSlice(await listExperts(base, query), request, reply),
  );
  attach(app, contract.staffGetExpert, async ({ params }) => getExpert(base, params.userId));
  attach(app, contract.staffGetExpertProof, async ({ params, request, reply }) =>
    sendFile(request, reply, base.files, await getStaffProof(as(request), params.userId, params.proofId)),
  );
  attach(app, contract.staffDecideExpert, async ({ params, body, request }) => {
    await decide(as(request), params.userId, body);
    return getExpert(base, params.userId);
  });
  attach(app, contract.staffPayOutExpert, async ({ params, body, request }) => {
    await payOut(as(request), params.userId, body);
    return getExpert(base, params.userId);
  });
  attach(app, contract.staffGetExpertRates, async () => getRates(base));
  attach(app, contract.staffSetExpertRate, async ({ body, request }) => setRate(as(request), body));
}

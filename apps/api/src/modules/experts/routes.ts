import * as contract from '@aw/contracts/experts/public';
import { accountOf } from '../../server/acting-account';
import { cachedRoute } from '../../server/cached-route';
import { sendFile } from '../../server/files/send-file';
import { route, routes } from '../../server/routes';
import { toExpertProof } from './expert.mapper';
import { getOwnExpert } from './get-own-expert';
import { listTutors } from './list-tutors';
import { addProof, checkProofLimits, receiveProof } from './proofs/add-proof';
import { getProof, removeProof } from './proofs/open-proof';
import { saveOwnExpert } from './save-own-expert';
import { staffExpertRoutes } from './staff/routes';

// Cards of tutors contain figures about answers and questions.
const topics = ['experts', 'questions'] as const;

export const expertRoutes = routes(
  staffExpertRoutes,
  cachedRoute(contract.listTutors, { topics }, (ctx, { query }) => listTutors(ctx, query)),
  route(contract.getOwnExpert, (ctx) => getOwnExpert(ctx)),
  route(contract.saveOwnExpert, async (ctx, { body, request }) => {
    const account = await accountOf(ctx, request);
    await saveOwnExpert(account, body);
    return getOwnExpert(account);
  }),
  route(contract.addExpertProof, async (ctx, { request }) => {
    const account = await accountOf(ctx, request);
    await checkProofLimits(account);
    return toExpertProof(await addProof(account, await receiveProof(request, ctx.files)));
  }),
  route(contract.getExpertProof, async (ctx, { params, request, reply }) =>
    sendFile(request, reply, ctx.files, await getProof(await accountOf(ctx, request), params.proofId)),
  ),
  route(contract.removeExpertProof, async (ctx, { params, request }) =>
    removeProof(await accountOf(ctx, request), params.proofId),
  ),
);

import * as contract from '@aw/contracts/experts/public';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context';
import { asUser } from '../../server/acting';
import { attach } from '../../server/attach';
import { attachCached } from '../../server/attach-cached';
import { sendFile } from '../../server/files/send-file';
import { sendSlice } from '../../server/pages';
import { accountOf } from '../users/own-account';
import { toExpertProof } from './expert.mapper';
import { getOwnExpert } from './get-own-expert';
import { listTutors } from './list-tutors';
import { addProof, checkProofLimits, receiveProof } from './proofs/add-proof';
import { getProof, removeProof } from './proofs/open-proof';
import { saveOwnExpert } from './save-own-expert';

/** Tutor cards, which anybody may see. */
export function publicExpertRoutes(app: FastifyInstance, ctx: Context): void {
  // Answers and questions change what is counted.
  const topics = ['experts', 'questions'] as const;
  attachCached(app, contract.listTutors, { topics }, async ({ query, request, reply }) =>
    sendSlice(await listTutors(ctx, query), request, reply),
  );
}

/** A person's own application, profile, proofs and earnings. */
export function sessionExpertRoutes(app: FastifyInstance, base: Context): void {
  attach(app, contract.getOwnExpert, async ({ request }) => getOwnExpert(asUser(base, request)));
  attach(app, contract.saveOwnExpert, async ({ body, request }) => {
    const ctx = await accountOf(base, request);
    await saveOwnExpert(ctx, body);
    return getOwnExpert(ctx);
  });
  attach(app, contract.addExpertProof, async ({ request }) => {
    const ctx = await accountOf(base, request);
    await checkProofLimits(ctx);
    return toExpertProof(await addProof(ctx, await receiveProof(request, base.files)));
  });
  attach(app, contract.getExpertProof, async ({ params, request, reply }) =>
    sendFile(request, reply, base.files, await getProof(await accountOf(base, request), params.proofId)),
  );
  attach(app, contract.removeExpertProof, async ({ params, request }) =>
    removeProof(await accountOf(base, request), params.proofId),
  );
}

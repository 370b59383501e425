import * as answers from '@aw/contracts/questions/answers';
import * as contract from '@aw/contracts/questions/claims';
import * as staff from '@aw/contracts/questions/staff';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../../context';
import { asStaff, asUser } from '../../server/acting';
import { attach } from '../../server/attach';
import { sendSlice } from '../../server/pages';
import {
  claimQuestion,
  getAnswerDraft,
  keepAnswerDraft,
  listOpenQuestions,
  releaseQuestion,
} from './claim-question';
import {
  acceptAnswer,
  rateHelpful,
  revealStep,
  scoreAnswer,
  unverifyAnswerAsStaff,
  verifyAnswer,
  verifyAnswerAsStaff,
} from './judge-answer';
import { editAnswer, getAnswerSource, postAnswer } from './post-answer';
import { removeReply, restoreReply } from './review-reply';

/** Answers: written by experts, read step by step, judged by askers, readers and other experts. */
export function sessionAnswerRoutes(app: FastifyInstance, ctx: Context): void {
  const as = (request: FastifyRequest) => asUser(ctx, request);
  attach(app, answers.postAnswer, async ({ params, body, request }) =>
    postAnswer(as(request), params.id, body),
  );
  attach(app, answers.editAnswer, async ({ params, body, request }) =>
    editAnswer(as(request), params.id, body),
  );
  attach(app, answers.getAnswerSource, async ({ params, request }) =>
    getAnswerSource(as(request), params.id),
  );
  attach(app, answers.acceptAnswer, async ({ params, request }) =>
    acceptAnswer(as(request), params.id, true),
  );
  attach(app, answers.unacceptAnswer, async ({ params, request }) =>
    acceptAnswer(as(request), params.id, false),
  );
  attach(app, answers.verifyAnswer, async ({ params, request }) => verifyAnswer(as(request), params.id));
  attach(app, answers.revealStep, async ({ params, request }) =>
    revealStep(as(request), params.id, params.n),
  );
  attach(app, answers.rateHelpful, async ({ params, body, request }) =>
    rateHelpful(as(request), params.id, body.isHelpful),
  );
  attach(app, answers.scoreAnswer, async ({ params, body, request }) =>
    scoreAnswer(as(request), params.id, body),
  );
}

/** What experts do before they answer: find, claim and draft. */
export function sessionClaimRoutes(app: FastifyInstance, ctx: Context): void {
  const as = (request: FastifyRequest) => asUser(ctx, request);
  attach(app, contract.claimQuestion, async ({ params, request }) => claimQuestion(as(request), params.id));
  attach(app, contract.releaseQuestion, async ({ params, request }) =>
    releaseQuestion(as(request), params.id),
  );
  attach(app, contract.getAnswerDraft, async ({ params, request }) => getAnswerDraft(as(request), params.id));
  attach(app, contract.saveAnswerDraft, async ({ params, body, request }) =>
    keepAnswerDraft(as(request), params.id, body),
  );
  attach(app, contract.listOpenQuestions, async ({ query, request, reply }) =>
    sendSlice(await listOpenQuestions(as(request), query), request, reply),
  );
}

/** The review of answers and comments on the page of their question in the console. */
export function staffAnswerRoutes(app: FastifyInstance, ctx: Context): void {
  attach(app, staff.staffRemoveAnswer, async ({ params, body, request }) =>
    removeReply(asStaff(ctx, request), { kind: 'answer', id: params.id }, body.reason),
  );
  attach(app, staff.staffRestoreAnswer, async ({ params, request }) =>
    restoreReply(asStaff(ctx, request), { kind: 'answer', id: params.id }),
  );
  attach(app, staff.staffRemoveUserComment, async ({ params, body, request }) =>
    removeReply(asStaff(ctx, request), { kind: 'comment', id: params.id }, body.reason),
  );
  attach(app, staff.staffRestoreUserComment, async ({ params, request }) =>
    restoreReply(asStaff(ctx, request), { kind: 'comment', id: params.id }),
  );
  attach(app, staff.staffVerifyAnswer, async ({ params, body, request }) =>
    verifyAnswerAsStaff(asStaff(ctx, request), params.id, body?.editedAt),
  );
  attach(app, staff.staffUnverifyAnswer, async ({ params, request }) =>
    unverifyAnswerAsStaff(asStaff(ctx, request), params.id),
  );
}

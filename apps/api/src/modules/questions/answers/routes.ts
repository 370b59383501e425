import * as answers from '@aw/contracts/questions/answers';
import * as contract from '@aw/contracts/questions/claims';
import * as staff from '@aw/contracts/questions/staff';
import { route, routes } from '../../../server/routes';
import {
  claimQuestion,
  getAnswerDraft,
  listOpenQuestions,
  releaseQuestion,
  saveAnswerDraft,
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
import { removeReply, restoreReply } from './moderate-reply';
import { editAnswer, getAnswerSource, postAnswer } from './post-answer';

export const answerRoutes = routes(
  route(answers.postAnswer, (ctx, { params, body }) => postAnswer(ctx, params.id, body)),
  route(answers.editAnswer, (ctx, { params, body }) => editAnswer(ctx, params.id, body)),
  route(answers.getAnswerSource, (ctx, { params }) => getAnswerSource(ctx, params.id)),
  route(answers.acceptAnswer, (ctx, { params }) => acceptAnswer(ctx, params.id, true)),
  route(answers.unacceptAnswer, (ctx, { params }) => acceptAnswer(ctx, params.id, false)),
  route(answers.verifyAnswer, (ctx, { params }) => verifyAnswer(ctx, params.id)),
  route(answers.revealStep, (ctx, { params }) => revealStep(ctx, params.id, params.n)),
  route(answers.rateHelpful, (ctx, { params, body }) => rateHelpful(ctx, params.id, body.isHelpful)),
  route(answers.scoreAnswer, (ctx, { params, body }) => scoreAnswer(ctx, params.id, body)),
  route(contract.claimQuestion, (ctx, { params }) => claimQuestion(ctx, params.id)),
  route(contract.releaseQuestion, (ctx, { params }) => releaseQuestion(ctx, params.id)),
  route(contract.getAnswerDraft, (ctx, { params }) => getAnswerDraft(ctx, params.id)),
  route(contract.saveAnswerDraft, (ctx, { params, body }) => saveAnswerDraft(ctx, params.id, body)),
  route(contract.listOpenQuestions, (ctx, { query }) => listOpenQuestions(ctx, query)),
  route(staff.staffRemoveAnswer, (ctx, { params, body }) =>
    removeReply(ctx, { kind: 'answer', id: params.id }, body.reason),
  ),
  route(staff.staffRestoreAnswer, (ctx, { params }) => restoreReply(ctx, { kind: 'answer', id: params.id })),
  route(staff.staffRemoveUserComment, (ctx, { params, body }) =>
    removeReply(ctx, { kind: 'comment', id: params.id }, body.reason),
  ),
  route(staff.staffRestoreUserComment, (ctx, { params }) =>
    restoreReply(ctx, { kind: 'comment', id: params.id }),
  ),
  route(staff.staffVerifyAnswer, (ctx, { params, body }) =>
    verifyAnswerAsStaff(ctx, params.id, body?.editedAt),
  ),
  route(staff.staffUnverifyAnswer, (ctx, { params }) => unverifyAnswerAsStaff(ctx, params.id)),
);

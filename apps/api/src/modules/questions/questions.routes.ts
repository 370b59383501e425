import * as asking from '@aw/contracts/questions/asking';
import * as contract from '@aw/contracts/questions/public';
import * as page from '@aw/contracts/questions/question';
import * as staff from '@aw/contracts/questions/staff';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../../context';
import { asStaff, asUser, asVisitor } from '../../server/acting';
import { attach } from '../../server/attach';
import { attachCached } from '../../server/attach-cached';
import { attachOneClick } from '../../server/one-click';
import { sendSlice } from '../../server/pages';
import { addressKey } from '../../server/security/address-key';
import { unsubscribePages } from '../mail/unsubscribe-links';
import { getAllowance } from './allowance';
import { askQuestion } from './ask-question';
import { editQuestion, withdrawQuestion } from './change-question';
import { commentAsStaff, takeStaffCommentBack } from './comment-as-staff';
import { commentOnQuestion } from './comment-on-question';
import { confirmFollow, endFollow, followQuestion, unfollowQuestion } from './follow-question';
import { getQuestion, listQuestionVersions } from './get-question';
import { listOwnQuestions, listQuestions, listStaffQuestions } from './list-questions';
import { forgetQuestionDraft, getQuestionDraft, keepQuestionDraft } from './question-draft';
import { approveQuestion, getStaffQuestion, removeQuestion, restoreQuestion } from './review-question';
import { similarQuestions } from './similar-questions';

/** Question calls that anybody may make. */
export function publicQuestionRoutes(app: FastifyInstance, ctx: Context): void {
  attachCached(app, contract.listQuestions, { topics: ['questions'] }, async ({ query, request, reply }) =>
    sendSlice(await listQuestions(ctx, query), request, reply),
  );
}

/** The page of one question, which shows some of it to its asker and to experts alone. */
export function visitorQuestionRoutes(app: FastifyInstance, ctx: Context): void {
  attach(app, contract.similarQuestions, async ({ query, request }) =>
    similarQuestions(asVisitor(ctx, request), query.title, addressKey(request.ip)),
  );
  attach(app, page.getQuestion, async ({ params, request }) => getQuestion(ctx, params.id, request.readerId));
}

/** What links in mails to followers do. */
export function openQuestionRoutes(app: FastifyInstance, ctx: Context): void {
  attach(app, page.confirmFollow, async ({ body }) => confirmFollow(ctx, body.token));
  attachOneClick(app, page.endFollow, {
    page: unsubscribePages.follows,
    handler: async ({ query }) => endFollow(ctx, query.token),
  });
}

/** Question calls of a person with a session. */
export function sessionQuestionRoutes(app: FastifyInstance, ctx: Context): void {
  const as = (request: FastifyRequest) => asUser(ctx, request);
  attach(app, asking.getAllowance, async ({ query, request }) =>
    getAllowance(as(request), query.subject || null),
  );
  attach(app, asking.getQuestionDraft, async ({ request }) => getQuestionDraft(as(request)));
  attach(app, asking.saveQuestionDraft, async ({ body, request }) => keepQuestionDraft(as(request), body));
  attach(app, asking.deleteQuestionDraft, async ({ request }) => forgetQuestionDraft(as(request)));
  attach(app, page.editQuestion, async ({ params, body, request }) =>
    editQuestion(as(request), params.id, body),
  );
  attach(app, page.withdrawQuestion, async ({ params, request }) => withdrawQuestion(as(request), params.id));
  attach(app, page.listQuestionVersions, async ({ params, request }) =>
    listQuestionVersions(as(request), params.id),
  );
  attach(app, page.addComment, async ({ params, body, request }) =>
    commentOnQuestion(as(request), params.id, body),
  );
  attach(app, page.followQuestion, async ({ params, body, request }) =>
    followQuestion(as(request), params.id, { email: body.email, address: addressKey(request.ip) }),
  );
  attach(app, page.unfollowQuestion, async ({ params, request }) => unfollowQuestion(as(request), params.id));
  attach(app, contract.askQuestion, async ({ body, request }) =>
    askQuestion(as(request), addressKey(request.ip), body),
  );
  attach(app, contract.listOwnQuestions, async ({ params, query, request, reply }) =>
    sendSlice(await listOwnQuestions(as(request), params.userId, query), request, reply),
  );
}

/** The review of questions in the console. */
export function staffQuestionRoutes(app: FastifyInstance, base: Context): void {
  const as = (request: FastifyRequest) => asStaff(base, request);
  attach(app, staff.staffListQuestions, async ({ query, request, reply }) =>
    sendSlice(await listStaffQuestions(base, query), request, reply),
  );
  attach(app, staff.staffReadQuestion, async ({ params }) => getStaffQuestion(base, params.id));
  attach(app, staff.staffApproveQuestion, async ({ params, request }) =>
    approveQuestion(as(request), params.id),
  );
  attach(app, staff.staffRemoveQuestion, async ({ params, body, request }) =>
    removeQuestion(as(request), params.id, body.reason),
  );
  attach(app, staff.staffRestoreQuestion, async ({ params, request }) =>
    restoreQuestion(as(request), params.id),
  );
  attach(app, staff.staffAddComment, async ({ params, body, request }) =>
    commentAsStaff(as(request), params.id, body),
  );
  attach(app, staff.staffRemoveComment, async ({ params, request }) =>
    takeStaffCommentBack(as(request), params.id),
  );
}

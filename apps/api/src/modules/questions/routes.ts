import * as asking from '@aw/contracts/questions/asking';
import * as contract from '@aw/contracts/questions/public';
import * as page from '@aw/contracts/questions/question';
import * as staff from '@aw/contracts/questions/staff';
import { cachedRoute } from '../../server/cached-route';
import { oneClickRoute } from '../../server/one-click-route';
import { route, routes } from '../../server/routes';
import { addressKey } from '../../server/security/address-key';
import { unsubscribePages } from '../mail/unsubscribe-links';
import { answerRoutes } from './answers/routes';
import { askQuestion, getAllowance } from './ask-question';
import { commentAsStaff, deleteStaffComment } from './comments/comment-as-staff';
import { commentOnQuestion } from './comments/comment-on-question';
import { editQuestion, withdrawQuestion } from './edit-question';
import { confirmFollow, endFollow, followQuestion, unfollowQuestion } from './follow-question';
import { getQuestion, listQuestionVersions } from './get-question';
import { getStaffQuestion } from './get-staff-question';
import { listOwnQuestions, listQuestions, listStaffQuestions } from './list-questions';
import { approveQuestion, removeQuestion, restoreQuestion } from './moderate-question';
import { deleteQuestionDraft, getQuestionDraft, saveQuestionDraft } from './question-draft';
import { similarQuestions } from './similar-questions';

export const questionRoutes = routes(
  answerRoutes,
  cachedRoute(contract.listQuestions, { topics: ['questions'] }, (ctx, { query }) =>
    listQuestions(ctx, query),
  ),
  route(contract.similarQuestions, (ctx, { query, request }) =>
    similarQuestions(ctx, query.title, addressKey(request.ip)),
  ),
  route(page.getQuestion, (ctx, { params }) => getQuestion(ctx, params.id, ctx.userId)),
  route(page.confirmFollow, (ctx, { body }) => confirmFollow(ctx, body.token)),
  oneClickRoute(page.endFollow, unsubscribePages.follows, (ctx, { query }) => endFollow(ctx, query.token)),
  route(asking.getAllowance, (ctx, { query }) => getAllowance(ctx, query.subject || null)),
  route(asking.getQuestionDraft, (ctx) => getQuestionDraft(ctx)),
  route(asking.saveQuestionDraft, (ctx, { body }) => saveQuestionDraft(ctx, body)),
  route(asking.deleteQuestionDraft, (ctx) => deleteQuestionDraft(ctx)),
  route(page.editQuestion, (ctx, { params, body }) => editQuestion(ctx, params.id, body)),
  route(page.withdrawQuestion, (ctx, { params }) => withdrawQuestion(ctx, params.id)),
  route(page.listQuestionVersions, (ctx, { params }) => listQuestionVersions(ctx, params.id)),
  route(page.addComment, (ctx, { params, body }) => commentOnQuestion(ctx, params.id, body)),
  route(page.followQuestion, (ctx, { params, body, request }) =>
    followQuestion(ctx, params.id, { email: body.email, address: addressKey(request.ip) }),
  ),
  route(page.unfollowQuestion, (ctx, { params }) => unfollowQuestion(ctx, params.id)),
  route(contract.askQuestion, (ctx, { body, request }) => askQuestion(ctx, addressKey(request.ip), body)),
  route(contract.listOwnQuestions, (ctx, { params, query }) => listOwnQuestions(ctx, params.userId, query)),
  route(staff.staffListQuestions, (ctx, { query }) => listStaffQuestions(ctx, query)),
  route(staff.staffReadQuestion, (ctx, { params }) => getStaffQuestion(ctx, params.id)),
  route(staff.staffApproveQuestion, async (ctx, { params }) => {
    await approveQuestion(ctx, params.id);
    return getStaffQuestion(ctx, params.id);
  }),
  route(staff.staffRemoveQuestion, async (ctx, { params, body }) => {
    await removeQuestion(ctx, params.id, body.reason);
    return getStaffQuestion(ctx, params.id);
  }),
  route(staff.staffRestoreQuestion, async (ctx, { params }) => {
    await restoreQuestion(ctx, params.id);
    return getStaffQuestion(ctx, params.id);
  }),
  route(staff.staffAddComment, (ctx, { params, body }) => commentAsStaff(ctx, params.id, body)),
  route(staff.staffRemoveComment, (ctx, { params }) => deleteStaffComment(ctx, params.id)),
);

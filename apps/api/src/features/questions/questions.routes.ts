import * as contract from '@aw/contracts/questions/public';
import * as staff from '@aw/contracts/questions/staff';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../../context';
import { addressKey } from '../../security/address-key';
import { asStaff, asUser } from '../../server/acting';
import { attach } from '../../server/attach';
import { attachCached } from '../../server/attach-cached';
import { sendSlice } from '../../server/pages';
import { askQuestion } from './ask-question';
import { listOwnQuestions, listQuestions, listStaffQuestions } from './list-questions';
import { approveQuestion, getStaffQuestion, removeQuestion, restoreQuestion } from './review-question';

/** Question calls that anybody may make. */
export function publicQuestionRoutes(app: FastifyInstance, ctx: Context): void {
  attachCached(app, contract.listQuestions, { topics: ['questions'] }, async ({ query, request, reply }) =>
    sendSlice(await listQuestions(ctx, query), request, reply),
  );
}

/** Question calls of a person with a session. */
export function sessionQuestionRoutes(app: FastifyInstance, ctx: Context): void {
  const as = (request: FastifyRequest) => asUser(ctx, request);
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
}

import * as own from '@aw/contracts/quizzes/attempts';
import * as contract from '@aw/contracts/quizzes/public';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../../context';
import { asUser } from '../../server/acting';
import type { CacheRule } from '../../server/answer-cache';
import { attach } from '../../server/attach';
import { attachCached } from '../../server/attach-cached';
import { sendSlice } from '../../server/pages';
import { addressKey } from '../../server/security/address-key';
import { getResult, listAttempts } from './get-result';
import { getQuiz, getQuizFigures, listQuizzes } from './list-quizzes';
import { saveAnswer } from './save-answer';
import { getQuizQuestions, startAttempt } from './start-attempt';
import { submitQuiz } from './submit-quiz';

const kept: CacheRule = { topics: ['quizzes'] };

/** The library of quizzes, which is the same for everybody. */
export function publicQuizRoutes(app: FastifyInstance, ctx: Context): void {
  attachCached(app, contract.listQuizzes, kept, async ({ query, request, reply }) =>
    sendSlice(await listQuizzes(ctx, query), request, reply),
  );
  attachCached(app, contract.getQuizFigures, kept, async ({ query }) => getQuizFigures(ctx, query));
  attachCached(app, contract.getQuiz, kept, async ({ params }) => getQuiz(ctx, params.id));
}

/** Attempts of a person with a session, with an account or without. */
export function sessionQuizRoutes(app: FastifyInstance, ctx: Context): void {
  const as = (request: FastifyRequest) => asUser(ctx, request);
  attach(app, own.startAttempt, async ({ params, body, request }) =>
    startAttempt(as(request), params.id, body),
  );
  attach(app, own.getQuizQuestions, async ({ params, request }) => getQuizQuestions(as(request), params.id));
  attach(app, own.saveAnswer, async ({ params, body, request }) =>
    saveAnswer(as(request), params, { ...body, address: addressKey(request.ip) }),
  );
  attach(app, own.submitQuiz, async ({ params, body, request }) => submitQuiz(as(request), params.id, body));
  attach(app, own.listAttempts, async ({ query, request, reply }) =>
    sendSlice(await listAttempts(as(request), query), request, reply),
  );
  attach(app, own.getAttempt, async ({ params, request }) => getResult(as(request), params.attemptId));
}

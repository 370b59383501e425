import * as own from '@aw/contracts/quizzes/attempts';
import * as contract from '@aw/contracts/quizzes/public';
import type { CacheRule } from '../../server/answer-cache';
import { cachedRoute } from '../../server/cached-route';
import { route, routes } from '../../server/routes';
import { addressKey } from '../../server/security/address-key';
import { quizAuthoringRoutes } from './authoring/routes';
import { quizGenerationRoutes } from './generation/routes';
import { getResult, listAttempts } from './get-result';
import { getQuiz, getQuizFigures, listQuizzes } from './list-quizzes';
import { saveAnswer } from './save-answer';
import { getQuizQuestions, startAttempt } from './start-attempt';
import { submitQuiz } from './submit-quiz';

const kept: CacheRule = { topics: ['quizzes'] };

export const quizRoutes = routes(
  quizAuthoringRoutes,
  quizGenerationRoutes,
  cachedRoute(contract.listQuizzes, kept, (ctx, { query }) => listQuizzes(ctx, query)),
  cachedRoute(contract.getQuizFigures, kept, (ctx, { query }) => getQuizFigures(ctx, query)),
  cachedRoute(contract.getQuiz, kept, (ctx, { params }) => getQuiz(ctx, params.id)),
  route(own.startAttempt, (ctx, { params, body }) => startAttempt(ctx, params.id, body)),
  route(own.getQuizQuestions, (ctx, { params }) => getQuizQuestions(ctx, params.id)),
  route(own.saveAnswer, (ctx, { params, body, request }) =>
    saveAnswer(ctx, params, { ...body, address: addressKey(request.ip) }),
  ),
  route(own.submitQuiz, (ctx, { params, body }) => submitQuiz(ctx, params.id, body)),
  route(own.listAttempts, (ctx, { query }) => listAttempts(ctx, query)),
  route(own.getAttempt, (ctx, { params }) => getResult(ctx, params.attemptId)),
);

import * as own from '@aw/contracts/quizzes/attempts';
import * as corrections from '@aw/contracts/quizzes/corrections';
import * as contract from '@aw/contracts/quizzes/public';
import type { CacheRule } from '../../server/cache/answer-cache';
import { cachedRoute } from '../../server/cached-route';
import { route, routes } from '../../server/routes';
import { addressKey } from '../../server/security/address-key';
import { quizAuthoringRoutes } from './authoring/routes';
import { correctQuestion, previewCorrection } from './corrections/correct-question';
import { quizGenerationRoutes } from './generation/routes';
import { getResult, listAttempts } from './get-result';
import { getQuiz, getQuizFigures, listQuizzes } from './list-quizzes';
import { saveAnswer } from './save-answer';
import { getQuizQuestions, startAttempt } from './start-attempt';
import { submitQuiz } from './submit-quiz';

const cacheRule: CacheRule = { topics: ['quizzes'] };

export const quizRoutes = routes(
  quizAuthoringRoutes,
  route(corrections.staffPreviewCorrection, (ctx, { params, query }) =>
    previewCorrection(ctx, params, query),
  ),
  route(corrections.staffCorrectQuizQuestion, (ctx, { params, body }) => correctQuestion(ctx, params, body)),
  quizGenerationRoutes,
  cachedRoute(contract.listQuizzes, cacheRule, (ctx, { query }) => listQuizzes(ctx, query)),
  cachedRoute(contract.getQuizFigures, cacheRule, (ctx, { query }) => getQuizFigures(ctx, query)),
  cachedRoute(contract.getQuiz, cacheRule, (ctx, { params }) => getQuiz(ctx, params.id)),
  route(own.startAttempt, (ctx, { params, body }) => startAttempt(ctx, params.id, body)),
  route(own.getQuizQuestions, (ctx, { params }) => getQuizQuestions(ctx, params.id)),
  route(own.saveAnswer, (ctx, { params, body, request }) =>
    saveAnswer(ctx, params, { ...body, address: addressKey(request.ip) }),
  ),
  route(own.submitQuiz, (ctx, { params, body }) => submitQuiz(ctx, params.id, body)),
  route(own.listAttempts, (ctx, { query }) => listAttempts(ctx, query)),
  route(own.getAttempt, (ctx, { params }) => getResult(ctx, params.attemptId)),
);

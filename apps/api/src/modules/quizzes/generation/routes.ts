import * as contract from '@aw/contracts/quizzes/generation';
import * as made from '@aw/contracts/quizzes/made';
import { disconnectSignal } from '../../../server/disconnect-signal';
import { route, routes } from '../../../server/routes';
import { changeOwnQuiz, getOwnQuizQuestions } from './change-own-quiz';
import { generateQuiz } from './generate-quiz';
import { countInBank, deleteOwnQuiz, getGeneration, getOwnQuiz, listGenerations } from './own-quizzes';

export const quizGenerationRoutes = routes(
  route(contract.generateQuiz, async (ctx, { body, request, reply }) => {
    const { quiz, generation } = await generateQuiz(ctx, body, disconnectSignal(request));
    if (quiz) return { quiz, generation };
    reply.code(202);
    return { quiz, generation };
  }),
  route(contract.listQuizGenerations, (ctx, { query }) => listGenerations(ctx, query)),
  route(contract.getQuizGeneration, (ctx, { params }) => getGeneration(ctx, params.generationId)),
  route(contract.countBankQuestions, (ctx, { query }) => countInBank(ctx, query)),
  route(made.getMadeQuiz, (ctx, { params }) => getOwnQuiz(ctx, params.id)),
  route(made.getMadeQuizQuestions, (ctx, { params }) => getOwnQuizQuestions(ctx, params.id)),
  route(made.changeMadeQuiz, (ctx, { params, body }) => changeOwnQuiz(ctx, params.id, body)),
  route(made.deleteMadeQuiz, async (ctx, { params, reply }) => {
    await deleteOwnQuiz(ctx, params.id);
    reply.code(204);
  }),
);

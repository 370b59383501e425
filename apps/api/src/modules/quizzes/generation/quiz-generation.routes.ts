import * as contract from '@aw/contracts/quizzes/generation';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../../../context';
import { asUser } from '../../../server/acting';
import { attach } from '../../../server/attach';
import { disconnectSignal } from '../../../server/disconnect-signal';
import { sendSlice } from '../../../server/pages';
import { generateQuiz } from './generate-quiz';
import { countInBank, deleteOwnQuiz, getGeneration, getOwnQuiz, listGenerations } from './own-quizzes';

/** Quizzes that are made for a person with a session, with an account or without. */
export function quizGenerationRoutes(app: FastifyInstance, ctx: Context): void {
  const as = (request: FastifyRequest) => asUser(ctx, request);
  attach(app, contract.generateQuiz, async ({ body, request, reply }) => {
    const { quiz, generation } = await generateQuiz(asUser(ctx, request), body, disconnectSignal(request));
    if (quiz) return { quiz, generation };
    reply.code(202);
    return { quiz, generation };
  });
  attach(app, contract.listQuizGenerations, async ({ query, request, reply }) =>
    sendSlice(await listGenerations(as(request), query), request, reply),
  );
  attach(app, contract.getQuizGeneration, async ({ params, request }) =>
    getGeneration(as(request), params.generationId),
  );
  attach(app, contract.countBankQuestions, async ({ query, request }) => countInBank(as(request), query));
  attach(app, contract.getMadeQuiz, async ({ params, request }) => getOwnQuiz(as(request), params.id));
  attach(app, contract.deleteMadeQuiz, async ({ params, request, reply }) => {
    await deleteOwnQuiz(as(request), params.id);
    reply.code(204);
  });
}

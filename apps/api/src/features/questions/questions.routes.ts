import * as contract from '@aw/contracts/questions';
import { listQuestions } from '@aw/db';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context';
import { addressKey } from '../../server/address-key';
import { attach } from '../../server/attach';
import { readCursor, sendSlice, sliceOf } from '../../server/pages';
import { personOf } from '../../server/session';
import { askQuestion } from './ask-question';
import { toQuestionCard } from './question.mapper';

/** Question calls that anybody may make. */
export function publicQuestionRoutes(app: FastifyInstance, ctx: Context): void {
  attach(app, contract.listQuestions, async ({ query, request, reply }) => {
    const rows = await listQuestions(ctx.readDb, {
      q: query.q,
      limit: query.limit + 1,
      afterId: readCursor(query.cursor, 1)?.[0],
    });
    return sendSlice(
      sliceOf(rows.map(toQuestionCard), query.limit, (question) => [question.id]),
      request,
      reply,
    );
  });
}

/** Question calls of a person with a session. */
export function sessionQuestionRoutes(app: FastifyInstance, ctx: Context): void {
  attach(app, contract.askQuestion, async ({ body, request }) =>
    askQuestion({ ...ctx, userId: personOf(request) }, addressKey(request.ip), body),
  );
}

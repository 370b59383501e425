import * as contract from '@aw/contracts/quizzes/review';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../../context';
import { asUser } from '../../server/acting';
import { attach } from '../../server/attach';
import { attachmentHeader } from '../../server/files/attachment-header';
import { getDeck } from './get-deck';
import { listReview } from './list-review';
import { rateCard } from './rate-card';

/** Cards of what a person answered wrong, of those with an account and those without. */
export function sessionReviewRoutes(app: FastifyInstance, ctx: Context): void {
  const as = (request: FastifyRequest) => asUser(ctx, request);
  attach(app, contract.getReview, async ({ request }) => listReview(as(request)));
  attach(app, contract.rateCard, async ({ body, request }) => rateCard(as(request), body));
  attach(app, contract.getDeck, async ({ request, reply }) =>
    reply
      .headers({
        'cache-control': 'no-store',
        'content-disposition': attachmentHeader('review.apkg'),
        'x-content-type-options': 'nosniff',
      })
      .type(contract.getDeck.produces)
      .send(await getDeck(as(request))),
  );
}

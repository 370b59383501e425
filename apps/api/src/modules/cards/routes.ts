import * as contract from '@aw/contracts/cards/public';
import { attachmentHeader } from '../../server/files/attachment-header';
import { route, routes } from '../../server/routes';
import { getDeck } from './get-deck';
import { listReview, rateCard } from './review-cards';
import { rateFlashcard } from './review-flashcards';

export const cardRoutes = routes(
  route(contract.getReview, (ctx, { query }) => listReview(ctx, query)),
  route(contract.rateCard, (ctx, { body }) => rateCard(ctx, body)),
  route(contract.rateFlashcard, (ctx, { body }) => rateFlashcard(ctx, body)),
  route(contract.getDeck, async (ctx, { reply }) =>
    reply
      .headers({
        'cache-control': 'no-store',
        'content-disposition': attachmentHeader('review.apkg'),
        'x-content-type-options': 'nosniff',
      })
      .type(contract.getDeck.produces)
      .send(await getDeck(ctx)),
  ),
);

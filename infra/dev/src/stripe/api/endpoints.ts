import { endDispute, findDispute, updateDispute } from '../disputes';
import { missing } from '../failures';
import { authenticateIntent } from '../intents/authenticate-intent';
import { cancelIntent } from '../intents/cancel-intent';
import { confirmIntent } from '../intents/confirm-intent';
import { createIntent } from '../intents/create-intent';
import { findIntent, findIntentBySecret } from '../intents/find-intent';
import { updateIntent } from '../intents/update-intent';
import { browserIntent } from '../objects/payment-intent';
import { createRefund, findRefund } from '../refunds';
import type { World } from '../world';
import { chargesOf, disputesOf, eventsOf, intentsOf, refundsOf, withPendingWebhooks } from './lists';
import { allowOnly, type Params, text } from './params';

export type Call = { world: World; id: string; params: Params };

export type Endpoint = {
  method: 'GET' | 'POST';
  url: string;
  /** Answers a call with the secret key. */
  answer: (call: Call) => object;
  /** Answers a call with the publishable key and the intent's client secret. Without this function it is refused. */
  answerBrowser?: (call: Call) => object;
};

/** Supported endpoints of Stripe's API. */
export const endpoints: Endpoint[] = [
  {
    method: 'POST',
    url: '/v1/payment_intents',
    answer: ({ world, params }) => createIntent(world, params),
  },
  { method: 'GET', url: '/v1/payment_intents', answer: ({ world, params }) => intentsOf(world, params) },
  {
    method: 'GET',
    url: '/v1/payment_intents/:id',
    answer: ({ world, id }) => findIntent(world, id),
    answerBrowser: ({ world, id, params }) =>
      browserIntent(findIntentBySecret(world, id, params.client_secret)),
  },
  {
    method: 'POST',
    url: '/v1/payment_intents/:id',
    answer: ({ world, id, params }) => updateIntent(world, findIntent(world, id), params),
  },
  {
    method: 'POST',
    url: '/v1/payment_intents/:id/confirm',
    answer: ({ world, id, params }) => confirmIntent(world, findIntent(world, id), params),
    answerBrowser: ({ world, id, params: { client_secret, ...params } }) =>
      browserIntent(confirmIntent(world, findIntentBySecret(world, id, client_secret), params)),
  },
  {
    method: 'POST',
    url: '/v1/payment_intents/:id/cancel',
    answer: ({ world, id, params }) => cancelIntent(world, findIntent(world, id), params),
  },
  {
    method: 'POST',
    url: '/v1/payment_intents/:id/authenticate',
    answer: ({ world, id, params }) =>
      authenticateIntent(world, findIntent(world, id), text(params, 'outcome') === 'succeeded'),
    answerBrowser: ({ world, id, params }) => {
      const intent = findIntentBySecret(world, id, params.client_secret);
      return browserIntent(authenticateIntent(world, intent, text(params, 'outcome') === 'succeeded'));
    },
  },
  { method: 'GET', url: '/v1/charges', answer: ({ world, params }) => chargesOf(world, params) },
  {
    method: 'GET',
    url: '/v1/charges/:id',
    answer: ({ world, id }) => requireObject('charge', id, world.charges.get(id)),
  },
  { method: 'POST', url: '/v1/refunds', answer: ({ world, params }) => createRefund(world, params) },
  { method: 'GET', url: '/v1/refunds', answer: ({ world, params }) => refundsOf(world, params) },
  { method: 'GET', url: '/v1/refunds/:id', answer: ({ world, id }) => findRefund(world, id) },
  { method: 'GET', url: '/v1/disputes', answer: ({ world, params }) => disputesOf(world, params) },
  { method: 'GET', url: '/v1/disputes/:id', answer: ({ world, id }) => findDispute(world, id) },
  {
    method: 'POST',
    url: '/v1/disputes/:id',
    answer: ({ world, id, params }) => updateDispute(world, findDispute(world, id), params),
  },
  {
    method: 'POST',
    url: '/v1/disputes/:id/close',
    answer: ({ world, id, params }) => {
      allowOnly(params, []);
      return endDispute(world, findDispute(world, id), 'lost');
    },
  },
  { method: 'GET', url: '/v1/events', answer: ({ world, params }) => eventsOf(world, params) },
  {
    method: 'GET',
    url: '/v1/events/:id',
    answer: ({ world, id }) => withPendingWebhooks(world, requireObject('event', id, world.events.get(id))),
  },
];

function requireObject<T>(kind: string, id: string, object: T | undefined): T {
  if (!object) throw missing(kind, id);
  return object;
}

import type { FastifyInstance } from 'fastify';
import type { Api } from './api/api';
import type { DisputeOrder, Settlement, StripeState, WebhookOrder } from './controls';
import { endDispute, findDispute, openDispute, reverseDispute } from './disputes';
import { badRequest, missing } from './failures';
import { idOf } from './ids';
import { findIntent } from './intents/find-intent';
import { settleProcessing } from './intents/settle-processing';
import type { Outage } from './outages';
import { findRefund, recordManualRefund } from './refunds';
import { clearWorld } from './world';

const settlement = { enum: ['succeeded', 'failed'] };
const body = (properties: object, required: string[] = Object.keys(properties)) => ({
  schema: { body: { type: 'object', additionalProperties: false, properties, required } },
});

const outageBody = body(
  {
    kind: { enum: [403, 500, 503, 'hang', 'cut'] },
    path: { type: 'string' },
    method: { enum: ['GET', 'POST'] },
    moment: { enum: ['before', 'after'] },
    calls: { type: 'integer', minimum: 1 },
    ms: { type: 'integer', minimum: 0 },
    caller: { enum: ['server', 'browser'] },
    lift: { const: true },
  },
  [],
);
const disputeBody = body(
  {
    action: { enum: ['open', 'win', 'lose', 'reverse', 'forget'] },
    paymentIntent: { type: 'string' },
    dispute: { type: 'string' },
    dueBy: { type: 'integer' },
    reason: { type: 'string' },
  },
  ['action'],
);
const webhookBody = body(
  {
    action: {
      enum: ['hold', 'resume', 'idle', 'release', 'discard', 'duplicate', 'delay', 'resend', 'address'],
    },
    eventIds: { type: 'array', items: { type: 'string' } },
    times: { type: 'integer', minimum: 0 },
    ms: { type: 'integer', minimum: 0 },
    eventId: { type: 'string' },
    url: { type: 'string' },
  },
  ['action'],
);

/** Adds the routes under `/_control`, with which tests direct the server. */
export function addControls(app: FastifyInstance, api: Api): void {
  const { world, outages } = api;
  app.get('/_control/state', () => stateOf(api));
  app.post('/_control/reset', () => {
    clearWorld(world);
    api.storedAnswers.clear();
    api.calls.clear();
    outages.clear();
    world.webhooks.reset();
    return {};
  });
  app.post<{ Body: Outage | { lift: true } }>('/_control/outage', outageBody, ({ body: order }) => {
    if ('lift' in order) outages.clear();
    else if (order.kind === undefined) throw badRequest('An outage needs its kind.');
    else outages.add(order);
    return {};
  });
  app.post<{ Body: { paymentIntent: string; outcome: Settlement } }>(
    '/_control/settle-processing',
    body({ paymentIntent: { type: 'string' }, outcome: settlement }),
    ({ body: order }) => settleProcessing(world, findIntent(world, order.paymentIntent), order.outcome),
  );
  app.post<{ Body: { refund: string; outcome: Settlement } }>(
    '/_control/settle-refund',
    body({ refund: { type: 'string' }, outcome: settlement }),
    ({ body: order }) => recordManualRefund(world, findRefund(world, order.refund), order.outcome),
  );
  app.post<{ Body: DisputeOrder }>('/_control/disputes', disputeBody, ({ body: order }) => {
    if (order.action === 'reverse') return reverseDispute(world, findDispute(world, order.dispute));
    if (order.action === 'forget') {
      const dispute = findDispute(world, order.dispute);
      world.disputes.delete(order.dispute);
      return dispute;
    }
    if (order.action !== 'open') {
      return endDispute(world, findDispute(world, order.dispute), order.action === 'win' ? 'won' : 'lost');
    }
    const chargeId = idOf(findIntent(world, order.paymentIntent).latest_charge) ?? '';
    return openDispute(world, chargeId, order);
  });
  app.post<{ Body: WebhookOrder }>('/_control/webhooks', webhookBody, async ({ body: order }) => {
    await obey(api, order);
    return { held: world.webhooks.heldIds() };
  });
}

async function obey({ world }: Api, order: WebhookOrder): Promise<void> {
  const { webhooks } = world;
  switch (order.action) {
    case 'hold':
      return webhooks.set({ isHolding: true });
    case 'resume':
      webhooks.set({ isHolding: false });
      return webhooks.release(webhooks.heldIds());
    case 'idle':
      return webhooks.idle();
    case 'release':
      return webhooks.release(heldEventIds(order.eventIds, webhooks.heldIds()));
    case 'discard':
      return webhooks.discard(heldEventIds(order.eventIds, webhooks.heldIds()));
    case 'duplicate':
      return webhooks.set({ duplicates: order.times });
    case 'delay':
      return webhooks.set({ delayMs: order.ms });
    case 'address':
      return webhooks.setAddress(order.url);
    case 'resend': {
      const event = world.events.get(order.eventId);
      if (!event) throw missing('event', order.eventId);
      return webhooks.resend(event);
    }
  }
}

function heldEventIds(eventIds: string[] | undefined, held: string[]): string[] {
  const unknownId = eventIds?.find((id) => !held.includes(id));
  if (unknownId) throw missing('held event', unknownId);
  return eventIds ?? held;
}

function stateOf({ world, calls, storedAnswers }: Api): StripeState {
  return {
    intents: [...world.intents.values()],
    charges: [...world.charges.values()],
    refunds: [...world.refunds.values()],
    disputes: [...world.disputes.keys()].map((id) => findDispute(world, id)),
    events: [...world.events.values()],
    deliveries: world.webhooks.deliveries(),
    held: world.webhooks.heldIds(),
    calls: Object.fromEntries(calls),
    idempotencyKeys: [...storedAnswers.keys()],
  };
}

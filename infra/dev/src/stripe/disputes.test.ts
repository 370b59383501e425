import { expect, it } from 'vitest';
import { failureOf, openStripe } from './testing/open-stripe';

const disputed = {
  amount: 2_000,
  currency: 'usd',
  confirm: true,
  payment_method: 'pm_card_createDispute',
};

it('[O12] the test card for disputes opens a dispute with a due date, and refunds are refused until its end', async () => {
  const { sdk } = await openStripe({ now: () => new Date('2030-01-01T00:00:00Z') });
  const { id } = await sdk.paymentIntents.create(disputed);
  const { data } = await sdk.disputes.list({ payment_intent: id, expand: ['data.charge'] });
  const due = Date.UTC(2030, 0, 8) / 1000;
  expect(data).toMatchObject([
    {
      status: 'needs_response',
      reason: 'fraudulent',
      evidence_details: { due_by: due, has_evidence: false, past_due: false },
      charge: { disputed: true },
    },
  ]);
  const error = await failureOf(sdk.refunds.create({ payment_intent: id }));
  expect(error).toMatchObject({ statusCode: 400, code: 'charge_disputed' });
});

it('[O12] evidence is stored until it is submitted, and cannot be changed afterwards', async () => {
  const { sdk, controls } = await openStripe();
  const { id } = await sdk.paymentIntents.create(disputed);
  const dispute = (await sdk.disputes.list({ payment_intent: id })).data[0];
  const disputeId = dispute?.id ?? '';
  const updated = await sdk.disputes.update(disputeId, {
    evidence: { customer_name: 'Ada', product_description: 'Proofreading' },
    submit: false,
  });
  expect(updated).toMatchObject({ status: 'needs_response', evidence_details: { has_evidence: true } });
  const sent = await sdk.disputes.update(disputeId, {
    evidence: { uncategorized_text: 'The log of the delivery.' },
    metadata: { pack: '1' },
    submit: true,
  });
  expect(sent).toMatchObject({
    status: 'under_review',
    evidence: { customer_name: 'Ada', uncategorized_text: 'The log of the delivery.' },
    evidence_details: { submission_count: 1 },
    metadata: { pack: '1' },
  });
  const late = await failureOf(sdk.disputes.update(disputeId, { evidence: { customer_name: 'Eve' } }));
  expect(late.statusCode).toBe(400);
  expect(await controls.disputes({ action: 'win', dispute: disputeId })).toMatchObject({ status: 'won' });
  expect((await sdk.refunds.create({ payment_intent: id })).status).toBe('succeeded');
});

it('[O12] a merchant who gives up loses the dispute, and a control opens a dispute with a due date', async () => {
  const { sdk, controls } = await openStripe();
  const { id } = await sdk.paymentIntents.create({ ...disputed, payment_method: 'pm_card_visa' });
  const yesterday = Math.floor(Date.now() / 1000) - 86_400;
  const opened = await controls.disputes({
    action: 'open',
    paymentIntent: id,
    dueBy: yesterday,
    reason: 'product_not_received',
  });
  expect(await sdk.disputes.retrieve(opened.id)).toMatchObject({
    reason: 'product_not_received',
    evidence_details: { due_by: yesterday, past_due: true },
  });
  expect((await sdk.disputes.close(opened.id)).status).toBe('lost');
  expect((await failureOf(sdk.disputes.close(opened.id))).statusCode).toBe(400);
  const types = (await controls.state()).events.map(({ type }) => type);
  expect(types.filter((type) => type.startsWith('charge.dispute.'))).toEqual([
    'charge.dispute.created',
    'charge.dispute.funds_withdrawn',
    'charge.dispute.closed',
  ]);
  await expect(controls.disputes({ action: 'open', paymentIntent: id })).rejects.toThrow('already disputed');
});

it('[O12] two texts that Stripe defines decide a dispute at once', async () => {
  const { sdk } = await openStripe();
  const ends = { winning_evidence: 'won', losing_evidence: 'lost' };
  for (const [uncategorized_text, status] of Object.entries(ends)) {
    const { id } = await sdk.paymentIntents.create(disputed);
    const dispute = (await sdk.disputes.list({ payment_intent: id })).data[0];
    const ended = await sdk.disputes.update(dispute?.id ?? '', { evidence: { uncategorized_text } });
    expect(ended.status).toBe(status);
  }
});

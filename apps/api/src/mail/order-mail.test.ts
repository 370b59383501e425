import { orderEventKinds } from '@aw/contracts/orders/shapes';
import { describe, expect, it } from 'vitest';
import { isMailed, isProgress, type MailedStep, type StepFacts } from './order-mail';
import { renderMail } from './render-mail';

const site = {
  name: 'Academic Workshop',
  origin: 'https://workshop.example',
  contactEmail: 'support@workshop.example',
};
const at = new Date('2026-12-04T16:20:00Z');
const link = 'https://workshop.example/orders/AW-7K3M9QX2B4C6D8EF#key=abc_DEF-123';

const facts: Omit<StepFacts, 'step'> = {
  orderId: 'AW-7K3M9QX2B4C6D8EF',
  topic: 'The causes of the First World War',
  service: 'Essay Writing',
  wordCount: 2500,
  currency: 'USD',
  finalMinor: 3000,
  priceHeldUntil: null,
  dueAt: new Date('2026-12-11T16:20:00Z'),
  paidAt: at,
  deliveredAt: null,
  isBegun: false,
  timeZone: 'America/New_York',
  hasCard: true,
  link,
  detail: {},
  at,
};
const due = 'Friday, December 11, 2026 at 11:20 (America/New_York)';
const now = 'Friday, December 4, 2026 at 11:20 (America/New_York)';

async function textOf(step: MailedStep, change: Partial<StepFacts> = {}): Promise<string> {
  const mail = { kind: 'order_step' as const, ...facts, step, ...change };
  const { subject, text, html } = await renderMail(mail, { name: 'Ada' }, site);
  expect(subject).toMatch(/^Order AW-7K3M9QX2B4C6D8EF: .{5,}$/);
  expect(html).toContain(`href="${link}"`);
  return text.replace(/\s+/g, ' ');
}

/** What each mail must say, with what happened. */
const says: Record<MailedStep, [detail: StepFacts['detail'], ...parts: string[]]> = {
  placed: [{}, 'It costs 30 USD', 'Pay by card', 'Bank transfer, PayPal and installments'],
  paid: [{ amountMinor: 3000, method: 'card' }, '30 USD by card', 'receipt', due, 'within 14 days'],
  underpaid: [{ amountMinor: 1000 }, '10 USD', 'costs 30 USD', 'the rest'],
  payment_failed: [
    { amountMinor: 3000, reason: 'Your card was declined.' },
    'Your payment of 30 USD',
    'Nothing was charged',
    'Your card was declined.',
  ],
  late_payment: [
    { amountMinor: 1000, method: 'bank_transfer', dueAt: '2026-12-18T16:20:00.000Z' },
    'We received 10 USD',
    'this order had already ended and will not be reopened',
    'is sent back to you by bank transfer; our support does this by Friday, December 18',
    'do not pay the rest',
  ],
  assigned: [{ writerName: 'Hana K.' }, 'Hana K. has taken', due],
  started: [{ writerName: 'Hana K.' }, 'Hana K. is at work', due],
  extension_proposed: [
    { dueAt: '2026-12-12T16:20:00.000Z', reason: 'The archive is closed.' },
    'Saturday, December 12, 2026 at 11:20 (America/New_York)',
    due,
    'The archive is closed.',
    'You decide',
  ],
  late: [{}, due, 'we apologise', 'part of what you paid is refunded'],
  compensated: [{ amountMinor: 300, percent: 10 }, '3 USD', '10 %', 'sorry'],
  delivered: [{}, '7 days', 'Ask for a revision', due],
  reminded: [{}, 'ask for a revision before', due],
  revision_asked: [{}, 'received what should change', due],
  completed: [{ isAutomatic: true }, '7 days', 'counts as accepted', 'receipt'],
  cancelled: [{ reason: 'It is a double.' }, 'It is a double.', 'Support decides within 14 days'],
  withdrawn: [
    { method: 'card' },
    `arrived on ${now}`,
    'I withdraw from the contract for order AW-7K3M9QX2B4C6D8EF.',
    'Essay Writing, 2,500 words, 30 USD.',
    'everything you paid goes back to your card automatically',
  ],
  refund_made: [{ amountMinor: 1250, reason: 'One page was missing.' }, '12.50 USD', 'One page was missing.'],
  refund_refused: [
    { amountMinor: 3000, reason: 'All of the work was done.' },
    'none of the 30 USD will be refunded',
    'All of the work was done.',
    'If you do not agree',
  ],
  refunded: [{ amountMinor: 3000 }, 'Everything you paid', '30 USD'],
  refund_returned: [
    { amountMinor: 3000 },
    'The refund of 30 USD did not reach you',
    'Our support team will send it again',
    'support@workshop.example',
  ],
  disputed: [{ amountMinor: 3000 }, '30 USD', 'the bank decides'],
  dispute_won: [{}, 'the payment stands', 'continues'],
  dispute_lost: [{}, 'returns the payment', 'you owe nothing'],
  dispute_reversed: [
    { amountMinor: 3000 },
    'the payment of 30 USD',
    'the money is with us again',
    'write to',
  ],
};

describe('the mails of an order', () => {
  it.each(Object.entries(says))(
    '[O8] %s has its own subject and sentences, and one way on',
    async (step, part) => {
      const [detail, ...parts] = part;
      // The keys of the record are the steps.
      const text = await textOf(step as MailedStep, { detail });
      for (const one of parts) expect(text).toContain(one);
      expect(text).not.toMatch(/undefined|null|NaN|\[object/);
    },
  );

  it('[O8] tell of every kind of event but those that the customer made themselves', () => {
    expect(orderEventKinds.filter(isMailed).sort()).toEqual(Object.keys(says).sort());
    expect(orderEventKinds.filter((kind) => isMailed(kind) && isProgress(kind))).toEqual([
      'assigned',
      'started',
    ]);
  });

  it('[O8] no two have the same subject', async () => {
    const subjects = await Promise.all(
      orderEventKinds
        .filter(isMailed)
        .map(
          async (step) =>
            (await renderMail({ kind: 'order_step', ...facts, step }, { name: null }, site)).subject,
        ),
    );
    expect(new Set(subjects).size).toBe(subjects.length);
  });

  it('[L3] a withdrawal is acknowledged with its moment, and once work has begun says that a share is kept', async () => {
    expect(await textOf('withdrawn', { isBegun: true })).toMatch(/Work had begun.*refunds the rest/);
    expect(await textOf('withdrawn', { timeZone: null })).toContain(
      'Friday, December 4, 2026 at 16:20 (UTC)',
    );
  });

  it('[L3] money that did not come by card is promised by whom and until when, and never by itself', async () => {
    const detail = { amountMinor: 300, method: 'bank_transfer', dueAt: '2026-12-18T16:20:00.000Z' };
    for (const step of ['withdrawn', 'compensated'] as const) {
      const text = await textOf(step, { detail });
      expect(text).toMatch(/by bank transfer; our support does this by \w+, December 18/);
      expect(text).not.toContain('automatically');
    }
    const partly = await textOf('cancelled', { detail, paidAt: null });
    expect(partly).toContain('The part you paid is sent back to you by bank transfer');
  });

  it('[O8] a zone that no browser has does not stop the mail', async () => {
    expect(await textOf('paid', { timeZone: 'Mars/Olympus' })).toContain('at 16:20 (UTC)');
  });

  it('[O8] the way to pay is only that which is set up here', async () => {
    const text = await textOf('placed', { hasCard: false });
    expect(text).not.toContain('card');
    expect(text).toContain('Bank transfer, PayPal and installments are possible: write to');
    expect(await textOf('placed', { priceHeldUntil: at })).toContain(`a price held until ${now}`);
  });

  it('[O8] a cancelled order that was never paid speaks of no refund', async () => {
    const text = await textOf('cancelled', { paidAt: null });
    expect(text).toContain('Nothing more will be charged');
    expect(text).not.toMatch(/goes back|refund/);
  });
});

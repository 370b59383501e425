import { orderEventKinds } from '@aw/contracts/orders/shapes';
import { describe, expect, it } from 'vitest';
import { renderMail } from '../../mail/rendering/render-mail';
import { isMailed, isProgress, type MailedStep, type StepFacts } from '../mailed-steps';
import { orderStep } from './order-mails';

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
const due = 'December 11, 2026, 11:20 EST';
const now = 'December 4, 2026, 11:20 EST';

async function textOf(step: MailedStep, change: Partial<StepFacts> = {}): Promise<string> {
  const mail = { ...facts, step, ...change };
  const { subject, text, html } = await renderMail(orderStep, mail, { name: 'Ada' }, site);
  expect(subject).toMatch(/^Order AW-7K3M9QX2B4C6D8EF: .{5,}$/);
  expect(html).toContain(`href="${link}"`);
  return text.replace(/\s+/g, ' ');
}

/** Sentences that each email must contain, with the facts of its step. */
const says: Record<MailedStep, [detail: StepFacts['detail'], ...parts: string[]]> = {
  placed: [{}, 'It costs 30 USD', 'pay by card', 'bank transfer, PayPal or installments'],
  paid: [{ amountMinor: 3000, method: 'card' }, '30 USD by card', 'receipt', due, 'within 14 days'],
  underpaid: [{ amountMinor: 1000 }, 'We received 10 USD', 'costs 30 USD', 'the rest'],
  payment_failed: [
    { amountMinor: 3000, reason: 'Your card was declined.' },
    'your payment of 30 USD',
    'You have not been charged',
    'Your card was declined.',
  ],
  late_payment: [
    { amountMinor: 1000, method: 'bank_transfer', dueAt: '2026-12-18T16:20:00.000Z' },
    'We received 10 USD',
    'this order had already ended and we cannot reopen it',
    'is refunded by bank transfer. Support sends it by December 18',
    'do not pay anything else',
  ],
  assigned: [{ writerName: 'Hana K.' }, 'Hana K. will work on your order', due],
  started: [{ writerName: 'Hana K.' }, 'Hana K. has started work', due],
  extension_proposed: [
    { dueAt: '2026-12-12T16:20:00.000Z', reason: 'The archive is closed.' },
    'December 12, 2026, 11:20 EST',
    due,
    'The archive is closed.',
    'It is your choice',
  ],
  late: [{}, due, 'we apologise', 'We will refund part of your payment'],
  compensated: [{ amountMinor: 300, percent: 10 }, '3 USD', '10%', 'sorry'],
  delivered: [{}, '7 days', 'Ask for a revision', due],
  reminded: [{}, 'ask for a revision before', due],
  revision_asked: [{}, 'what you want changed', due],
  completed: [{ isAutomatic: true }, '7 days', 'counts as accepted', 'receipt'],
  cancelled: [{ reason: 'It is a double.' }, 'It is a double.', 'Within 14 days, support will decide'],
  withdrawn: [
    { method: 'card' },
    `withdrawal from the contract on ${now}`,
    'I withdraw from the contract for order AW-7K3M9QX2B4C6D8EF.',
    'Essay Writing, 2,500 words, 30 USD.',
    'everything you paid is refunded to your card automatically',
  ],
  refund_made: [{ amountMinor: 1250, reason: 'One page was missing.' }, '12.50 USD', 'One page was missing.'],
  refund_refused: [
    { amountMinor: 3000, reason: 'All of the work was done.' },
    'we will not refund any of the 30 USD you paid',
    'All of the work was done.',
    'If you disagree',
  ],
  refunded: [{ amountMinor: 3000 }, 'everything you paid', '30 USD'],
  refund_returned: [
    { amountMinor: 3000 },
    'The refund of 30 USD did not reach you',
    'Support will send it again',
    'support@workshop.example',
  ],
  disputed: [{ amountMinor: 3000 }, '30 USD', 'the bank will decide'],
  dispute_won: [{}, 'the payment is valid', 'continues'],
  dispute_lost: [{}, 'is returning the payment', 'you owe nothing'],
  dispute_reversed: [{ amountMinor: 3000 }, 'the payment of 30 USD', 'we have the money again', 'write to'],
};

describe('the emails of an order', () => {
  it.each(Object.entries(says))(
    '[O8] %s has its own subject and sentences, and one button',
    async (step, part) => {
      const [detail, ...parts] = part;
      // The keys of the record are the steps.
      const text = await textOf(step as MailedStep, { detail });
      for (const one of parts) expect(text).toContain(one);
      expect(text).not.toMatch(/undefined|null|NaN|\[object/);
    },
  );

  it('[O8] there is a mail for every kind of event except those that the customer caused', () => {
    expect(orderEventKinds.filter(isMailed).sort()).toEqual(Object.keys(says).sort());
    expect(orderEventKinds.filter((kind) => isMailed(kind) && isProgress(kind))).toEqual([
      'assigned',
      'started',
    ]);
  });

  it('[O8] the news comes first, and the order is named below the button', async () => {
    const text = await textOf('delivered');
    const [news, button, order] = ['Your files are', 'Open your work', 'Essay Writing, 2,500 words'];
    expect([news, button, order].map((part) => text.indexOf(part))).toEqual(
      [news, button, order].map((part) => text.indexOf(part)).toSorted((a, b) => a - b),
    );
    expect(text).not.toContain('Hello');
  });

  it('[P2] the mail about the last part of a payment names the total that was received', async () => {
    const text = await textOf('paid', { detail: { amountMinor: 1500, method: 'bank_transfer' } });
    expect(text).toContain('We received 15 USD by bank transfer, so we now have the full 30 USD.');
    expect(await textOf('paid', { detail: { amountMinor: 3000, method: 'card' } })).not.toContain('now have');
  });

  it('[O8] no two steps have the same subject', async () => {
    const subjects = await Promise.all(
      orderEventKinds
        .filter(isMailed)
        .map(async (step) => (await renderMail(orderStep, { ...facts, step }, { name: null }, site)).subject),
    );
    expect(new Set(subjects).size).toBe(subjects.length);
  });

  it('[L3] a withdrawal is acknowledged with its time, and says that a share is kept if work has started', async () => {
    expect(await textOf('withdrawn', { isBegun: true })).toMatch(/Work had already started.*refund the rest/);
    expect(await textOf('withdrawn', { timeZone: null })).toContain('December 4, 2026, 16:20 UTC');
  });

  it('[L3] a refund that is not by card says who sends it and by when, and is never called automatic', async () => {
    const detail = { amountMinor: 300, method: 'bank_transfer', dueAt: '2026-12-18T16:20:00.000Z' };
    for (const step of ['withdrawn', 'compensated'] as const) {
      const text = await textOf(step, { detail });
      expect(text).toMatch(/by bank transfer\. Support sends it by December 18/);
      expect(text).not.toContain('automatically');
    }
    const partly = await textOf('cancelled', { detail, paidAt: null });
    expect(partly).toContain('The part you paid is refunded by bank transfer');
  });

  it('[O8] an unknown time zone does not stop the email', async () => {
    expect(await textOf('paid', { timeZone: 'Mars/Olympus' })).toContain('16:20 UTC');
  });

  it('[O8] only ways to pay that are set up here are offered', async () => {
    const text = await textOf('placed', { hasCard: false });
    expect(text).not.toContain('card');
    expect(text).toContain('To pay by bank transfer, PayPal or installments, write to');
    expect(await textOf('placed', { priceHeldUntil: at })).toContain(`We hold this price until ${now}`);
  });

  it('[O8] a cancelled order that was never paid does not mention a refund', async () => {
    const text = await textOf('cancelled', { paidAt: null });
    expect(text).toContain('Nothing more will be charged');
    expect(text).not.toMatch(/refund/);
  });
});

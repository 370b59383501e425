import type { Order } from '@aw/contracts/orders/shapes';
import { refundWay } from '@aw/contracts/payments/refund-method';
import { describe, expect, it } from 'vitest';
import {
  assigned,
  delivered,
  event,
  paid,
  placed,
  sampleOrder,
  started,
  textContext,
} from '../testing/sample-order';
import { timelineSteps } from './timeline-steps';

const steps = (part: Partial<Order>) => timelineSteps({ ...sampleOrder, ...part }, textContext, '/receipt');
const brief = (part: Partial<Order>) => steps(part).map(({ label, state }) => `${state}: ${label}`);
const notes = (part: Partial<Order>, label: string) =>
  steps(part)
    .find((step) => step.label === label)
    ?.notes?.map(({ text }) => text);

describe('the steps of an order', () => {
  it('[O8] show what is done, current and to come, each with its time', () => {
    expect(steps({}).map(({ label, state, when }) => [state, label, when?.text])).toEqual([
      ['done', 'Order placed', 'Feb 26, 20:04'],
      ['done', 'Paid', 'Feb 26, 20:06'],
      ['done', 'Writer assigned', 'Feb 26, 23:41'],
      ['now', 'In progress', 'since Feb 27, 09:15'],
      ['to-come', 'Delivered', 'due Thu, Mar 5, 20:00 (GST)'],
      ['to-come', 'Completed', 'after you accept it'],
    ]);
  });

  it('[O8] show the payment with its receipt, and the writer', () => {
    const [, payment, writer] = steps({});
    expect(payment?.notes?.[0]).toMatchObject({
      text: '30 USD by card.',
      link: { label: 'Receipt', to: '/receipt' },
    });
    expect(writer?.notes?.[0]?.text).toBe('Hana K., MSc Chemistry');
  });

  it('[O8] show that payment is awaited and how long the price is valid', () => {
    const unpaid = { status: 'awaiting_payment', events: [placed] } as const;
    expect(brief({ ...unpaid, events: [...unpaid.events] })).toEqual([
      'done: Order placed',
      'now: Awaiting payment',
      'to-come: Writer assigned',
      'to-come: In progress',
      'to-come: Delivered',
      'to-come: Completed',
    ]);
    expect(steps({ status: 'awaiting_payment', events: [placed] })[1]?.when?.text).toBe(
      'price valid until Fri, Feb 27, 20:04 (GST)',
    );
  });

  it('[O8] start with the draft, and everything else is to come', () => {
    expect(brief({ status: 'draft', events: [] })[0]).toBe('now: Draft');
    expect(brief({ status: 'draft', events: [] })[1]).toBe('to-come: Order placed');
  });

  it('[O10] say when delivered work is accepted automatically', () => {
    const order = {
      status: 'delivered',
      completesAt: '2026-03-06T06:00:00Z',
      events: [placed, paid, assigned, started, delivered],
    } as const;
    expect(steps({ ...order, events: [...order.events] }).at(-1)?.when?.text).toBe(
      'after you accept it, or automatically Fri, Mar 6, 10:00 (GST)',
    );
  });

  it('[O10] show another delivery after a revision', () => {
    const revisionAsked = event('revision_asked', '2026-02-27T08:00:00Z', { by: 'customer' });
    expect(
      brief({ status: 'revision', events: [placed, paid, assigned, started, delivered, revisionAsked] }),
    ).toEqual([
      'done: Order placed',
      'done: Paid',
      'done: Writer assigned',
      'done: In progress',
      'done: Delivered',
      'now: Revision requested',
      'to-come: Delivered',
      'to-come: Completed',
    ]);
  });

  it('[O17] contain lateness, compensation and refunds as notes of the current step', () => {
    const late = event('late', '2026-02-27T06:00:00Z', { by: 'clock' });
    const back = event('compensated', '2026-02-27T07:00:00Z', {
      by: 'clock',
      detail: { amountMinor: 300, percent: 10 },
    });
    const refund = event('refund_made', '2026-02-27T07:01:00Z', { detail: { amountMinor: 300 } });
    const order = {
      dueAt: '2026-02-27T06:00:00Z',
      events: [...sampleOrder.events, late, back, refund],
    };
    expect(notes(order, 'In progress')).toEqual([
      'The deadline has passed. You get the refund for late work automatically.',
      'We refund you 3 USD for the delay. So far, you get 10% of your payment back.',
      'We refunded 3 USD.',
    ]);
    expect(steps(order).at(-2)?.when?.text).toBe('was due Fri, Feb 27, 10:00 (GST)');
  });

  it('[L3] no longer promise a decision after support has refused a refund', () => {
    const withdrawn = event('withdrawn', '2026-02-27T08:00:00Z', { by: 'customer', status: 'cancelled' });
    const events = [placed, paid, assigned, started, withdrawn];
    const order = { status: 'cancelled' as const, paidMinor: 3000, refundedMinor: 0 };
    expect(notes({ ...order, events }, 'Withdrawn')).toEqual([
      'You withdrew from the contract. Support decides within 14 days how much we refund and will email you.',
    ]);
    const refused = event('refund_refused', '2026-02-28T08:00:00Z', { detail: { reason: 'All was done.' } });
    expect(notes({ ...order, events: [...events, refused] }, 'Withdrawn')).toEqual([
      'You withdrew from the contract.',
      'Support decided not to refund anything: All was done.',
    ]);
  });

  it('[O10] show the answer to an extension with the new deadline', () => {
    const detail = { dueAt: '2026-03-07T16:00:00Z' };
    const proposed = event('extension_proposed', '2026-02-27T06:00:00Z', { detail });
    const agreed = event('extension_accepted', '2026-02-27T07:00:00Z', { by: 'customer', detail });
    expect(notes({ events: [...sampleOrder.events, proposed, agreed] }, 'In progress')).toEqual([
      'You agreed to a later deadline: Sat, Mar 7, 20:00 (GST).',
    ]);
  });

  it('[O8] end with the cancellation of an order', () => {
    const cancelled = event('cancelled', '2026-02-26T17:00:00Z', { by: 'customer' });
    expect(brief({ status: 'cancelled', events: [placed, cancelled] })).toEqual([
      'done: Order placed',
      'stopped: Cancelled',
    ]);
    const withdrawn = event('withdrawn', '2026-02-26T17:00:00Z', { by: 'customer' });
    expect(brief({ status: 'cancelled', events: [placed, paid, withdrawn] }).at(-1)).toBe(
      'stopped: Withdrawn',
    );
    const ended = { status: 'cancelled', refundedMinor: 0 } as const;
    expect(notes({ ...ended, events: [placed, paid, withdrawn] }, 'Withdrawn')).toEqual([
      `You withdrew from the contract. Everything you paid ${refundWay('card', '')}. We will email you when that happens.`,
    ]);
    const byHand = { ...withdrawn, detail: { method: 'bank_transfer', dueAt: '2026-03-12T17:00:00Z' } };
    expect(notes({ ...ended, events: [placed, paid, byHand] }, 'Withdrawn')).toEqual([
      `You withdrew from the contract. Everything you paid ${refundWay('bank_transfer', 'by Mar 12')}. We will email you when that happens.`,
    ]);
    expect(notes({ ...ended, events: [placed, paid, started, withdrawn] }, 'Withdrawn')).toEqual([
      'You withdrew from the contract. Support decides within 14 days how much we refund and will email you.',
    ]);
    const refunded = event('refunded', '2026-02-26T18:00:00Z');
    expect(brief({ status: 'refunded', events: [placed, paid, withdrawn, refunded] }).slice(-2)).toEqual([
      'done: Withdrawn',
      'stopped: Refunded',
    ]);
  });

  it('[O12] show an open dispute, and after it was won that the order continues', () => {
    const disputed = event('disputed', '2026-02-27T08:00:00Z', { by: 'payment' });
    expect(brief({ status: 'disputed', events: [placed, paid, disputed] }).at(-1)).toBe('now: Disputed');
    const won = event('dispute_won', '2026-02-27T09:00:00Z', { by: 'payment' });
    const order = { status: 'paid' as const, events: [placed, paid, disputed, won] };
    expect(brief(order)).toContain('now: Dispute closed');
    expect(notes(order, 'Dispute closed')).toEqual(['The order continues and is paid.']);
  });

  it('[O12] show that a lost dispute was reversed and the order continues', () => {
    const at = (hour: number) => `2026-02-27T${hour}:00:00Z`;
    const disputed = event('disputed', at(10), { by: 'payment' });
    const lost = event('dispute_lost', at(11), { by: 'payment' });
    const reversed = event('dispute_reversed', at(12), { by: 'payment' });
    const order = { status: 'in_progress' as const, events: [placed, paid, disputed, lost, reversed] };
    expect(brief(order).slice(2, 5)).toEqual(['done: Disputed', 'done: Refunded', 'now: Payment restored']);
    expect(notes(order, 'Payment restored')).toEqual([
      'The bank changed its decision, so the payment counts again. The order continues and is in progress.',
    ]);
    expect(notes({ ...order, status: 'completed' }, 'Payment restored')?.[0]).toMatch(
      /The order is completed\.$/,
    );
  });

  it('[O11] show a returned refund as a step, and a partial one as a note', () => {
    const detail = { amountMinor: 3000 };
    const refunded = event('refunded', '2026-02-27T08:00:00Z', { by: 'payment', status: 'refunded' });
    const returned = event('refund_returned', '2026-02-28T08:00:00Z', { by: 'payment', detail });
    const text =
      'Your bank returned the refund of 30 USD to us. Our support team will send it again and email you.';
    const ended = { ...returned, status: 'cancelled' as const };
    const order = { status: 'cancelled' as const, events: [placed, paid, refunded, ended] };
    expect(brief(order).slice(-2)).toEqual(['done: Refunded', 'stopped: Refund returned']);
    expect(notes(order, 'Refund returned')).toEqual([text]);
    expect(notes({ events: [placed, paid, returned] }, 'Paid')).toContain(text);
  });

  it('[O8] say that money for a cancelled order is refunded, and why a payment failed', () => {
    const cancelled = event('cancelled', '2026-02-26T17:00:00Z', { by: 'customer' });
    const late = event('late_payment', '2026-02-27T08:00:00Z', {
      by: 'staff',
      detail: { amountMinor: 1000, method: 'bank_transfer', dueAt: '2026-03-12T17:00:00Z' },
    });
    expect(notes({ status: 'cancelled', events: [placed, cancelled, late] }, 'Cancelled')).toContain(
      `10 USD arrived after the order had ended. It ${refundWay('bank_transfer', 'by Mar 12')}.`,
    );
    const failed = event('payment_failed', '2026-02-27T08:00:00Z', {
      by: 'payment',
      detail: { amountMinor: 3000, reason: 'Your card was declined.' },
    });
    expect(notes({ status: 'awaiting_payment', events: [placed, failed] }, 'Order placed')).toContain(
      'The payment of 30 USD did not go through: Your card was declined. Nothing was charged, and you can pay again.',
    );
  });

  it('[O10] are all done for a completed order, and say if that happened automatically', () => {
    const completed = event('completed', '2026-03-06T06:00:00Z', { by: 'clock' });
    const order = {
      status: 'completed' as const,
      events: [placed, paid, assigned, started, delivered, completed],
    };
    expect(steps(order).every(({ state }) => state === 'done')).toBe(true);
    expect(notes(order, 'Completed')).toEqual(['automatically, after 7 days']);
  });
});

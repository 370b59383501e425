import type { Order } from '@aw/contracts/orders/public';
import { describe, expect, it } from 'vitest';
import { renderPage } from '~/testing/render-page';
import { zoneNote } from './order-time';
import { OrderView } from './order-view';
import { delivered, placed, sampleOrder } from './testing/sample-order';

/** Renders the first HTML of an order's page, before anything is fetched. */
function renderOrder(part: Partial<Order>): string {
  return renderPage(<OrderView order={{ ...sampleOrder, ...part }} />);
}

const far = '2099-01-01T00:00:00Z';
const primaries = (html: string) => html.match(/<(?:button|a)[^>]*bg-accent /g)?.length ?? 0;

describe('the page of an order', () => {
  it('[O8] shows number, topic, facts, steps, messages, files and payment', () => {
    const html = renderOrder({ dueAt: far });
    for (const text of [
      sampleOrder.id,
      zoneNote(),
      'Buffer capacity of acetate solutions',
      '2,500 words',
      'Due in',
      'Writer assigned',
      'Is run 3 at 0.10 M or 0.01 M?',
      'buffer-data.docx',
      'Discount 50%',
      'You can ask for a refund within 7 days of completion.',
    ]) {
      expect(html).toContain(text);
    }
    expect(html).toContain(`href="/api/orders/${sampleOrder.id}/receipt"`);
    expect(html).toContain(`href="/api/orders/${sampleOrder.id}/files/${sampleOrder.files[0]?.id}"`);
  });

  it('[O8] offers exactly the actions of its state, with one main action', () => {
    const unpaid = { status: 'awaiting_payment', moves: ['cancel'], paidAt: null, paidMinor: 0 } as const;
    const html = renderOrder({ ...unpaid, moves: ['cancel'], events: [placed] });
    expect(html).toContain('Cancel order');
    expect(html).toContain(`href="/payment?order=${sampleOrder.id}"`);
    expect(html).not.toContain('Withdraw from the contract');
    expect(html).not.toContain('Receipt');

    const done = renderOrder({
      status: 'delivered',
      moves: ['complete'],
      completesAt: far,
      events: [delivered],
    });
    expect(done).toContain('Accept the work');
    expect(done).toContain('Ask for a revision');
    expect(done).toContain('If we do not hear from you, it counts as accepted on');
    for (const page of [done, renderOrder({ dueAt: far })]) expect(primaries(page)).toBe(1);
  });

  it('[O5] offers other payment methods with the order number in the message', () => {
    const unpaid = { status: 'awaiting_payment' as const, events: [placed], paidMinor: 0 };
    const html = renderOrder(unpaid);
    for (const way of ['Bank transfer', 'PayPal', 'Installments']) expect(html).toContain(way);
    expect(html).toContain(`pay%20order%20${sampleOrder.id}%20(30%20USD)%20by%20bank%20transfer`);
    expect(html).toContain('Card payment is not set up here.');
  });

  it('[O5] offers neither payment nor changes while a payment is being processed', () => {
    const html = renderOrder({
      status: 'awaiting_payment',
      moves: ['cancel'],
      events: [placed],
      paidMinor: 0,
      isBeingPaid: true,
    });
    expect(html).toContain('Please do not pay again.');
    for (const text of ['Bank transfer', 'Cancel order', `href="/payment?order=${sampleOrder.id}"`])
      expect(html).not.toContain(text);
  });

  it('[L3] offers the withdrawal during the legal period only', () => {
    const offered = (withdrawableUntil: string | null) =>
      renderOrder({ dueAt: far, withdrawableUntil }).includes('Withdraw from the contract');
    expect(offered(far)).toBe(true);
    expect(offered('2020-01-01T00:00:00Z')).toBe(false);
    expect(offered(null)).toBe(false);
  });

  it('[O10] shows a proposed extension beside the current deadline', () => {
    const extension = {
      id: 'x',
      dueAt: far,
      reason: 'The second data set came late.',
      proposedAt: placed.at,
    };
    const html = renderOrder({ extension });
    expect(html).toContain('We are asking for a later deadline');
    expect(html).toContain('The second data set came late.');
    expect(html).toContain('Agree to the new deadline');
    expect(html).toContain('Keep the deadline');
  });

  it('[O9] tells a customer without an account how to keep the order', () => {
    expect(renderOrder({ isGuest: true })).toContain('Create an account to keep this order');
    expect(renderOrder({})).not.toContain('Join to keep this order');
  });
});

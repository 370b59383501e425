import type { StaffDispute, StaffOrder } from '@aw/contracts/orders/staff-shapes';
import { afterEach, expect, it } from 'vitest';
import { writeCursor } from '../../../server/cursor';
import { refusalOf } from '../../../testing/answers';
import { beforeTests } from '../../../testing/before-tests';
import { placedOrder, putInState } from '../../../testing/order-form';
import { selectRows } from '../../../testing/rows';
import { signedInStaff } from '../../../testing/staff';
import {
  cardPaidOrder,
  differencesOf,
  moneyOf,
  openIntent,
  payCard,
  settleAll,
  useStripeApp,
} from '../../../testing/stripe';
import { signedIn } from '../../../testing/user';
import { createRefund } from '../refunds/create-refund';
import { notifyDueEvidence } from './notify-due-evidence';
import { applyDispute } from './settle-dispute';

const test = useStripeApp();
const user = beforeTests(() => signedIn(test.app));
const staff = beforeTests(() => signedInStaff(test));
afterEach(async () => {
  await test.stripe.controls.webhooks.resume();
  await settleAll(test);
  expect(await differencesOf(test)).toEqual([]);
});
const dispute = async (intentId: string, dueInHours = 100) => {
  const dueBy = Math.floor(Date.now() / 1000) + dueInHours * 3600;
  const { id } = await test.stripe.controls.disputes({ action: 'open', paymentIntent: intentId, dueBy });
  return id;
};
const end = async (action: 'win' | 'lose', id: string) => {
  await test.stripe.controls.disputes({ action, dispute: id });
  await settleAll(test);
};
const disputeOf = async (id: string) => (await staff.get(`/api/admin/orders/${id}`)).json<StaffOrder>();

it('[O12] a dispute blocks the order, and a won dispute restores its earlier status', async () => {
  const { id, intentId } = await cardPaidOrder(test, user);
  await putInState(test, id, 'in_progress');
  const disputeId = await dispute(intentId);
  await settleAll(test);
  const shown = await disputeOf(id);
  expect(shown.status).toBe('disputed');
  expect(shown.disputes).toMatchObject([
    { id: disputeId, amountMinor: 3000, isOpen: true, submittedAt: null },
  ]);
  await end('win', disputeId);
  const { status, events } = await moneyOf(test, id);
  expect([status, events]).toEqual(['in_progress', ['placed', 'paid', 'disputed', 'dispute_won']]);
});

it('[O12] [O17] the deadline is extended by the length of a dispute, so that no late refund is due', async () => {
  const { id, intentId } = await cardPaidOrder(test, user);
  await putInState(test, id, 'in_progress');
  const dueBefore = Date.parse((await disputeOf(id)).dueAt ?? '');
  const disputeId = await dispute(intentId);
  await settleAll(test);
  const real = test.ctx.now;
  const disputeMs = 60 * 24 * 3_600_000;
  test.ctx.now = () => new Date(Date.now() + disputeMs);
  await end('win', disputeId);
  await notifyDueEvidence(test.ctx);
  test.ctx.now = real;
  const { status, refunds } = await moneyOf(test, id);
  expect([status, refunds]).toEqual(['in_progress', []]);
  const moved = Date.parse((await disputeOf(id)).dueAt ?? '') - dueBefore;
  expect(Math.abs(moved - disputeMs)).toBeLessThan(60_000);
});

it('[O12] an order with two disputes waits for the last one', async () => {
  const { id, intentId } = await cardPaidOrder(test, user);
  const first = await dispute(intentId);
  await settleAll(test);
  const second = { id: `du_${id}`, intentId, amountMinor: 100, reason: 'general', dueBy: null };
  const told = { ...second, createdAt: new Date() };
  await applyDispute(test.ctx, { ...told, status: 'needs_response', isClosed: false });
  await end('win', first);
  expect((await moneyOf(test, id)).status).toBe('disputed');
  await applyDispute(test.ctx, { ...told, status: 'won', isClosed: true });
  expect((await moneyOf(test, id)).status).toBe('paid');
});

it('[O12] a lost dispute ends the order as refunded, and nothing more can be refunded', async () => {
  const { id, intentId } = await cardPaidOrder(test, user);
  const disputeId = await dispute(intentId);
  await settleAll(test);
  await end('lose', disputeId);
  const { status, events } = await moneyOf(test, id);
  expect([status, events.at(-1)]).toEqual(['refunded', 'dispute_lost']);
  const [admin] = await selectRows(test, 'admin_users');
  if (!admin) throw new Error('There is no administrator.');
  const request = { amountMinor: 1, reason: 'More.', requestKey: `more:${id}` };
  await expect(createRefund({ ...test.ctx, admin }, id, request)).rejects.toMatchObject({
    code: 'refunds.too_much',
  });
});

it('[O12] [O7] dispute events before the payment, in reverse and twice have the same result', async () => {
  await test.stripe.controls.webhooks.hold();
  const order = await placedOrder(user);
  const intentId = await openIntent(user, order);
  await payCard(test, intentId);
  await test.stripe.controls.disputes({ action: 'lose', dispute: await dispute(intentId) });
  const { held } = await test.stripe.controls.state();
  for (const eventId of [...held].toReversed()) {
    await test.stripe.controls.webhooks.release([eventId]);
    await test.stripe.controls.webhooks.resend(eventId);
    await settleAll(test);
  }
  const { status, events } = await moneyOf(test, order.id);
  expect([status, events]).toEqual(['refunded', ['placed', 'paid', 'disputed', 'dispute_lost']]);
});

it('[O12] evidence is sent once with the facts of the order, and is in the audit log', async () => {
  const { id, intentId } = await cardPaidOrder(test, user);
  const disputeId = await dispute(intentId);
  await settleAll(test);
  const url = `/api/admin/disputes/${disputeId}/evidence`;
  const send = () => staff.post(url, { statement: 'It was delivered in time.' });
  await test.stripe.controls.outage({ kind: 403, method: 'POST' });
  const refused = await send();
  expect([refused.statusCode, refused.json<{ message: string }>().message]).toEqual([
    400,
    expect.stringContaining('refused this evidence: The key has no permission for this. Nothing was sent.'),
  ]);
  await test.stripe.controls.liftOutages();
  const [sent, again] = [await send(), await send()];
  expect(sent.json<StaffDispute>()).toMatchObject({ id: disputeId, status: 'under_review', isOpen: true });
  expect(sent.json<StaffDispute>().submittedAt).not.toBeNull();
  expect(refusalOf(again)).toEqual([400, 'request.invalid']);
  const { disputes } = await test.stripe.controls.state();
  expect(disputes.find((one) => one.id === disputeId)?.evidence).toMatchObject({
    customer_name: 'Noor Haddad',
    customer_email_address: 'noor@students.example',
    product_description: expect.stringContaining(`2500 words, order ${id}`),
    uncategorized_text: 'It was delivered in time.',
  });
  const verbs = test.ctx.db.selectFrom('audit_log').select('verb').where('target', '=', `order:${id}`);
  expect(await verbs.execute()).toEqual([{ verb: 'order.evidence_sent' }]);
  await end('win', disputeId);
  const unknown = await staff.post(url.replace(disputeId, 'du_1'), { statement: 'x' });
  expect(unknown.statusCode).toBe(404);
});

it('[O12] the list has open disputes by due date first, page by page', async () => {
  const open: string[] = [];
  for (const hours of [90, 10, 50]) {
    const { intentId } = await cardPaidOrder(test, user, { change: { wordCount: 500 } });
    open.push(await dispute(intentId, hours));
  }
  await settleAll(test);
  const seen: StaffDispute[] = [];
  for (let url = '/api/admin/disputes?limit=2'; url; ) {
    const page = await staff.get(url);
    seen.push(...page.json<StaffDispute[]>());
    url = /<([^>]+)>/.exec(String(page.headers.link))?.[1] ?? '';
  }
  expect(seen.slice(0, 3).map(({ id }) => id)).toEqual([open[1], open[2], open[0]]);
  const closed = seen.slice(3);
  expect(closed.every(({ isOpen }) => !isOpen)).toBe(true);
  expect(new Set(seen.map(({ id }) => id)).size).toBe(seen.length);
  expect(closed.length).toBeGreaterThanOrEqual(3);
  const far = Number.MAX_SAFE_INTEGER;
  for (const [list, cursor] of [
    ['disputes', writeCursor([far, far, far])],
    ['payments/webhooks', writeCursor([0, far])],
  ])
    expect((await staff.get(`/api/admin/${list}?cursor=${cursor}`)).json()).toEqual([]);
});

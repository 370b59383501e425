import { randomUUID } from 'node:crypto';
import { member } from './account';
import { type Prepare, reason, type World } from './audited-world';
import { uniquePdf } from './make-pdf';
import { multipart } from './multipart';
import { putInState } from './order-form';
import { insertRow, updateRow } from './rows';
import { paidStaffOrder, staffFile, staffOrder, staffWriter } from './staff-order';
import { cardPaidOrder, settleAll } from './stripe';

/** Creates a bank-transfer order with a refund that waits for a second person, or for the transfer itself. */
async function refundOf(world: World, amountMinor: number) {
  const { id } = await paidStaffOrder(world.test);
  const payload = { amountMinor, reason, requestKey: randomUUID() };
  const answer = await world.colleague.post(`/api/admin/orders/${id}/refunds`, payload);
  const [refund] = answer.json<{ refunds: { id: string }[] }>().refunds;
  return { orderId: id, refundId: refund?.id ?? '' };
}

async function disputed({ test }: World): Promise<string> {
  const { intentId } = await cardPaidOrder(test, await member(test));
  const dueBy = Math.floor(Date.now() / 1000) + 100 * 3600;
  const { id } = await test.stripe.controls.disputes({ action: 'open', paymentIntent: intentId, dueBy });
  await settleAll(test);
  return id;
}

const orderParams = async (make: Promise<{ id: string }>) => ({ orderId: (await make).id });

/** Staff's calls about orders and their money, keyed by contract. */
export const orderCalls: Record<string, Prepare> = {
  staffAssignOrders: async ({ test }) => ({
    payload: {
      orderIds: [(await paidStaffOrder(test)).id],
      writerId: await staffWriter(test),
      isDryRun: false,
    },
  }),
  staffTransitionOrder: async ({ test }) => ({
    params: await orderParams(staffOrder(test)),
    payload: { move: 'cancel', reason },
  }),
  staffProposeExtension: async ({ test }) => ({
    params: await orderParams(paidStaffOrder(test)),
    payload: { dueAt: new Date(Date.now() + 30 * 24 * 3_600_000).toISOString(), reason },
  }),
  staffSendOrderMessage: async ({ test }) => ({
    params: await orderParams(paidStaffOrder(test)),
    payload: { body: 'Hello.', as: 'support' },
  }),
  staffAddOrderFile: async ({ test }) => ({
    params: await orderParams(paidStaffOrder(test)),
    multipart: multipart({ role: 'delivery' }, { name: 'work.pdf', bytes: await uniquePdf() }),
  }),
  staffDeliverOrder: async ({ test }) => {
    const writerId = await staffWriter(test);
    const { id } = await paidStaffOrder(test, { status: 'in_progress', writer_id: writerId });
    const fileId = await staffFile(test, id, { name: 'work.pdf', bytes: await uniquePdf() });
    return { params: { orderId: id }, payload: { body: 'Here it is.', fileIds: [fileId] } };
  },
  staffAddNote: async ({ test }) => ({
    params: await orderParams(paidStaffOrder(test)),
    payload: { body: 'Call back.' },
  }),
  staffMarkOrderRead: async ({ test }) => {
    const { id } = await paidStaffOrder(test);
    const values = { order_id: id, from_whom: 'customer' as const, name: 'Rania', body: 'Hello?' };
    await insertRow(test, 'order_messages', values);
    return { params: { orderId: id } };
  },
  staffAddWriter: async () => ({ payload: { name: 'Hana K.', title: null } }),
  staffChangeWriter: async ({ test }) => ({
    params: { id: await staffWriter(test) },
    payload: { isActive: false },
  }),
  staffRecordPayment: async ({ test }) => ({
    params: await orderParams(staffOrder(test)),
    payload: { method: 'bank_transfer', amountMinor: 1000, reference: 'TR-9' },
  }),
  staffCreateRefund: async ({ test }) => ({
    params: await orderParams(paidStaffOrder(test)),
    payload: { amountMinor: 300, reason, requestKey: randomUUID() },
  }),
  staffRefuseRefund: async ({ test }) => {
    const { id: orderId } = await paidStaffOrder(test);
    await putInState(test, orderId, 'cancelled', { cancelled_at: test.ctx.now() });
    return { params: { orderId }, payload: { reason } };
  },
  staffDecideRefund: async (w) => ({ params: await refundOf(w, 900), payload: { isApproved: true } }),
  staffRecordManualRefund: async (w) => ({ params: await refundOf(w, 300), payload: { reference: 'TR-10' } }),
  staffSubmitEvidence: async (w) => ({
    params: { disputeId: await disputed(w) },
    payload: { statement: 'It was delivered in time.' },
  }),
  staffReplayWebhook: async ({ test }) => {
    await cardPaidOrder(test, await member(test));
    await settleAll(test);
    const row = test.ctx.db.selectFrom('webhook_events').select('id');
    const { id: eventId } = await row.executeTakeFirstOrThrow();
    await updateRow(test, 'webhook_events', eventId, { status: 'failed' });
    return { params: { eventId } };
  },
  staffReconcile: async () => ({}),
};

import { type StaffOrder, staffTransitionOrder } from '@aw/contracts/orders/staff';
import { staffDecideRefund, staffGetEvidence, staffRecordManualRefund } from '@aw/contracts/payments/staff';
import { saveFile } from '@aw/ui/primitives/save-file';
import { useAction } from '../../../actions/use-action';
import { useConsole } from '../../../services/console-services';
import { orderLog } from './order-dialog';

type Decision = { refundId: string; isApproved: boolean };

/** Returns the changes of an order that need no dialog. */
export function useOrderChanges(order: Pick<StaffOrder, 'id' | 'writer'>) {
  const { api } = useConsole();
  const params = { orderId: order.id };
  const start = useAction({
    send: () =>
      api.call(staffTransitionOrder, { params, body: { move: 'start', reason: 'The writer has started.' } }),
    done: () => ({ title: 'Work started', description: 'The customer can see that the work has started.' }),
    failed: 'The work was not started.',
    log: orderLog(order),
  });
  const decide = useAction({
    send: ({ refundId, isApproved }: Decision) =>
      api.call(staffDecideRefund, { params: { ...params, refundId }, body: { isApproved } }),
    done: ({ refunds }, { refundId, isApproved }) =>
      isApproved
        ? {
            title: 'Refund approved',
            description: refunds.find(({ id }) => id === refundId)?.isByCard
              ? 'It is on its way to the card.'
              : 'Make the transfer, then record it as sent.',
          }
        : {
            title: 'Refund declined',
            description: 'Nothing is refunded. Please tell the colleague who requested it.',
          },
    failed: 'The refund is still waiting.',
    log: orderLog(order),
  });
  const cancelRefund = useAction({
    send: (refundId: string) =>
      api.call(staffDecideRefund, { params: { ...params, refundId }, body: { isApproved: false } }),
    done: () => ({
      title: 'Refund cancelled',
      description: 'If the customer is still owed money, refund it another way.',
    }),
    failed: 'The refund is still marked as failed.',
    log: orderLog(order),
  });
  const retry = useAction({
    send: (refundId: string) =>
      api.call(staffRecordManualRefund, { params: { ...params, refundId }, body: {} }),
    done: () => ({ title: 'Refund sent again', description: 'Its state is shown under Refunds.' }),
    failed: 'The refund was not sent again.',
    log: orderLog(order),
  });
  const saveEvidence = useAction({
    send: async () => {
      const bytes = await api.bytes(staffGetEvidence, { params });
      saveFile(bytes, `evidence-${order.id}.zip`);
    },
    done: () => ({ title: 'Evidence pack saved', description: 'The archive is in your downloads.' }),
    failed: 'No evidence pack was saved.',
    log: orderLog(order),
  });
  return { start, decide, cancelRefund, retry, saveEvidence };
}

import { deadlineText } from '@aw/contracts/moment-text';
import { type Order, withdrawOrder } from '@aw/contracts/orders/public';
import { Button } from '@aw/ui/primitives/button';
import { ConfirmDialog } from '@aw/ui/primitives/confirm-dialog';
import { useToast } from '@aw/ui/primitives/toast';
import { api } from '~/lib/api';
import { useOrderTransition } from '../use-order-transition';
import { rethrowUnlessLate } from './cancel-order';
import { withdrawalText } from './withdrawal-text';

/** Exercises the legal right of withdrawal in two labelled steps. The dialog explains the refund. */
export function WithdrawOrder({ order }: { order: Order }) {
  const { toast } = useToast();
  const withdraw = useOrderTransition({
    orderId: order.id,
    run: () => api.call(withdrawOrder, { params: { orderId: order.id }, body: { isConfirmed: true } }),
    failure: 'Your withdrawal was not sent',
  });
  const confirm = async () => {
    await withdraw.mutateAsync();
    const sentTo = order.email ? ` to ${order.email}` : '';
    toast({
      title: 'You withdrew from the contract',
      description: `We emailed the confirmation${sentTo}.`,
      about: order.id,
    });
  };
  return (
    <ConfirmDialog
      title="Withdraw from the contract"
      description={
        <>
          {withdrawalText(order)} The order ends, and we email you a dated confirmation right away.
          {order.withdrawableUntil &&
            ` You can withdraw until ${deadlineText(order.withdrawableUntil, new Date())}.`}
        </>
      }
      confirmLabel="Confirm withdrawal"
      pendingLabel="Withdrawing..."
      cancelLabel="Keep the order"
      onConfirm={() => confirm().catch(rethrowUnlessLate)}
      trigger={<Button variant="danger-quiet">Withdraw from the contract</Button>}
    />
  );
}

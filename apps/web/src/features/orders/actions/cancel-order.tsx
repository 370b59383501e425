import { cancelOrder, type Order } from '@aw/contracts/orders/public';
import { Button } from '@aw/ui/primitives/button';
import { ConfirmDialog } from '@aw/ui/primitives/confirm-dialog';
import { api } from '~/lib/api';
import { titleOf } from '../order-facts';
import { isTooLate, useOrderTransition } from '../use-order-transition';

/** Cancels an order that is not fully paid. */
export function CancelOrder({ order }: { order: Order }) {
  const cancel = useOrderTransition({
    orderId: order.id,
    run: () => api.call(cancelOrder, { params: { orderId: order.id } }),
    failure: 'The order was not cancelled',
  });
  return (
    <ConfirmDialog
      title={`Cancel the order “${titleOf(order)}”?`}
      description={`${cancelText(order)} We keep the details, so you can order again later.`}
      confirmLabel="Cancel order"
      pendingLabel="Cancelling..."
      cancelLabel="Keep the order"
      onConfirm={() => cancel.mutateAsync().then(ignore, rethrowUnlessLate)}
      trigger={<Button variant="danger-quiet">Cancel order</Button>}
    />
  );
}

/** Says what happens to the money. Some installments of an unpaid order may have been paid. */
function cancelText({ paidMinor, refundedMinor }: Order): string {
  return paidMinor > refundedMinor
    ? 'We refund what you have paid so far.'
    : 'You have not paid, and we will not charge you.';
}

function ignore(): void {}

/** Ignores a change that came too late. The page already shows the new state, so the dialog is obsolete. */
export function rethrowUnlessLate(error: unknown): void {
  if (!isTooLate(error)) throw error;
}

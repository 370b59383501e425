import { moneyText } from '@aw/contracts/money-text';
import { staffTransitionOrder } from '@aw/contracts/orders/staff';
import type { ComponentProps } from 'react';
import { ReasonDialog } from '../../../actions/reason-dialog';
import { shortOrderNumber } from '../../../format/order-number';
import { useConsole } from '../../../services/console-services';
import { type OrderDialogProps, orderLog } from './order-dialog';

type TransitionDialogProps = OrderDialogProps & {
  move: 'complete' | 'cancel' | 'stop';
  done: string;
  failed: string;
} & Pick<
    ComponentProps<typeof ReasonDialog>,
    'title' | 'description' | 'submitLabel' | 'pendingLabel' | 'cancelLabel' | 'isDestructive'
  >;

function TransitionDialog({ order, move, done, failed, ...dialog }: TransitionDialogProps) {
  const { api } = useConsole();
  return (
    <ReasonDialog
      {...dialog}
      help="The customer will see it."
      draftName={`${move}:${order.id}`}
      action={{
        send: (reason: string) =>
          api.call(staffTransitionOrder, { params: { orderId: order.id }, body: { move, reason } }),
        done: () => ({
          title: done,
          description: `We emailed the customer of ${shortOrderNumber(order.id)}.`,
        }),
        failed,
        log: orderLog(order),
      }}
    />
  );
}

/** Completes an order when the customer accepted the delivery by email or phone. */
export function CompleteDialog(props: OrderDialogProps) {
  return (
    <TransitionDialog
      {...props}
      move="complete"
      done="Order completed"
      failed="The order was not completed."
      title="Complete this order?"
      description="Use this if the customer accepted the work by email or phone. Without a reply, the order completes automatically 7 days after delivery."
      submitLabel="Complete order"
      pendingLabel="Completing…"
    />
  );
}

/** Cancels an unpaid order. */
export function CancelDialog(props: OrderDialogProps) {
  return (
    <TransitionDialog
      {...props}
      move="cancel"
      done="Order cancelled"
      failed="The order was not cancelled."
      title="Cancel this order?"
      description="We close its payment first, so it can no longer be paid. The instructions, messages and files stay."
      submitLabel="Cancel order"
      pendingLabel="Cancelling…"
      cancelLabel="Keep it"
      isDestructive
    />
  );
}

/** Stops a paid order. Its refund is a separate step. */
export function StopDialog(props: OrderDialogProps) {
  const { refundableMinor, price } = props.order;
  return (
    <TransitionDialog
      {...props}
      move="stop"
      done="Order stopped"
      failed="The order was not stopped."
      title="Stop this order?"
      description={`The work ends and the order is cancelled. This does not refund anything: you can refund up to ${moneyText(refundableMinor, price.currency)} afterwards.`}
      submitLabel="Stop order"
      pendingLabel="Stopping…"
      cancelLabel="Keep it"
      isDestructive
    />
  );
}

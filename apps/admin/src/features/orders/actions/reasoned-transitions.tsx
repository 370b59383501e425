import { moneyText } from '@aw/contracts/money-text';
import { staffTransitionOrder } from '@aw/contracts/orders/staff';
import { ReasonDialog } from '../../../actions/reason-dialog';
import { useReasonedAction } from '../../../actions/use-reasoned-action';
import { shortOrderNumber } from '../../../format/order-number';
import { useConsole } from '../../../services/console-services';
import { logOf, type OrderDialogProps } from './order-dialog';

type Move = 'complete' | 'cancel' | 'stop';

function useMove({ order, ...dialog }: OrderDialogProps, move: Move, title: string, failed: string) {
  const { api } = useConsole();
  return useReasonedAction({
    dialog,
    draftName: `${move}:${order.id}`,
    send: (reason: string) =>
      api.call(staffTransitionOrder, { params: { orderId: order.id }, body: { move, reason } }),
    done: () => ({ title, description: `We emailed the customer of ${shortOrderNumber(order.id)}.` }),
    failed,
    of: logOf(order),
  });
}

/** Accepts a delivery for a customer who said so elsewhere. */
export function CompleteDialog(props: OrderDialogProps) {
  const complete = useMove(props, 'complete', 'Order completed', 'The order was not completed.');
  return (
    <ReasonDialog
      {...complete.question}
      title="Complete this order?"
      description="Use this if the customer accepted the work by email or phone. Without a reply, the order completes automatically 7 days after delivery."
      help="The customer will see it."
      submitLabel="Complete order"
      pendingLabel="Completing…"
      onSend={complete.send}
    />
  );
}

/** Ends an order that nobody paid for. */
export function CancelDialog(props: OrderDialogProps) {
  const cancel = useMove(props, 'cancel', 'Order cancelled', 'The order was not cancelled.');
  return (
    <ReasonDialog
      {...cancel.question}
      title="Cancel this order?"
      description="We close its payment first, so it can no longer be paid. The instructions, messages and files stay."
      help="The customer will see it."
      submitLabel="Cancel order"
      pendingLabel="Cancelling…"
      cancelLabel="Keep it"
      isDestructive
      onSend={cancel.send}
    />
  );
}

/** Ends an order that is paid for; its money is a step of its own. */
export function StopDialog(props: OrderDialogProps) {
  const stop = useMove(props, 'stop', 'Order stopped', 'The order was not stopped.');
  const { refundableMinor, price } = props.order;
  return (
    <ReasonDialog
      {...stop.question}
      title="Stop this order?"
      description={`The work ends and the order is cancelled. This does not refund anything: you can refund up to ${moneyText(refundableMinor, price.currency)} afterwards.`}
      help="The customer will see it."
      submitLabel="Stop order"
      pendingLabel="Stopping…"
      cancelLabel="Keep it"
      isDestructive
      onSend={stop.send}
    />
  );
}

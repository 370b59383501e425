import { deadlineText } from '@aw/contracts/moment-text';
import { answerExtension, type Order } from '@aw/contracts/orders/public';
import { Button } from '@aw/ui/primitives/button';
import { useToast } from '@aw/ui/primitives/toast';
import { api } from '~/lib/api';
import { exactText } from '../order-time';
import { useOrderTransition } from '../use-order-transition';
import { Callout } from './callout';

type AnswerExtensionProps = { order: Order; extension: NonNullable<Order['extension']>; now: Date };

/** Asks the customer to accept or decline a later deadline. */
export function AnswerExtension({ order, extension, now }: AnswerExtensionProps) {
  const { toast } = useToast();
  const answer = useOrderTransition<boolean>({
    orderId: order.id,
    run: (isAccepted) =>
      api.call(answerExtension, {
        params: { orderId: order.id },
        body: { extensionId: extension.id, isAccepted },
      }),
    failure: 'Your answer was not saved',
  });
  const send = (isAccepted: boolean) =>
    answer.mutate(isAccepted, {
      onSuccess: () =>
        toast({
          title: isAccepted ? 'You agreed to the new deadline' : 'You kept the deadline',
          about: order.id,
        }),
    });
  const isSending = (isAccepted: boolean) => answer.isPending && answer.variables === isAccepted;
  return (
    <Callout
      title="We are asking for a later deadline"
      actions={
        <>
          <Button variant="primary" isPending={isSending(true)} onClick={() => send(true)}>
            Agree to the new deadline
          </Button>
          <Button isPending={isSending(false)} onClick={() => send(false)}>
            Keep the deadline
          </Button>
        </>
      }
    >
      <p className="wrap-anywhere">{extension.reason}</p>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1">
        {order.dueAt && (
          <>
            <dt className="text-ink-muted">Current deadline</dt>
            <dd title={exactText(order.dueAt)}>{deadlineText(order.dueAt, now)}</dd>
          </>
        )}
        <dt className="text-ink-muted">New deadline</dt>
        <dd title={exactText(extension.dueAt)} className="font-strong">
          {deadlineText(extension.dueAt, now)}
        </dd>
      </dl>
      <p className="text-14 text-ink-muted">
        The new deadline applies only if you agree. Until then, the current deadline stays, and you still get
        the refund for late work.
      </p>
    </Callout>
  );
}

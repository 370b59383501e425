import { deadlineText } from '@aw/contracts/moment-text';
import { acceptOrder, type Order } from '@aw/contracts/orders/public';
import { Button } from '@aw/ui/primitives/button';
import { Dialog } from '@aw/ui/primitives/dialog';
import { formatCount } from '@aw/ui/primitives/format-count';
import { useToast } from '@aw/ui/primitives/toast';
import { useState } from 'react';
import { api } from '~/lib/api';
import { useOrderTransition } from '../use-order-transition';
import { AskRevision } from './ask-revision';
import { Callout } from './callout';

/** Lets the customer accept delivered work or ask for a revision, and says when it is accepted automatically. */
export function DeliveredWork({ order, now }: { order: Order; now: Date }) {
  return (
    <Callout
      title="Your work is ready"
      actions={
        <>
          <AcceptWork order={order} />
          <AskRevision order={order} />
        </>
      }
    >
      <p>
        You can download it from our message or under Files. Please read it.
        {order.completesAt &&
          ` If we do not hear from you, it counts as accepted on ${deadlineText(order.completesAt, now)}.`}
      </p>
    </Callout>
  );
}

function AcceptWork({ order }: { order: Order }) {
  const [isOpen, setIsOpen] = useState(false);
  const { toast } = useToast();
  const accept = useOrderTransition({
    orderId: order.id,
    run: () => api.call(acceptOrder, { params: { orderId: order.id } }),
    failure: 'The work was not accepted',
  });
  const confirm = () =>
    accept.mutate(undefined, {
      onSuccess: () =>
        toast({
          title: 'Work accepted',
          description: 'The order is completed.',
          tone: 'positive',
          about: order.id,
        }),
      onSettled: () => setIsOpen(false),
    });
  return (
    <Dialog
      title="Accept the work?"
      description={`This completes the order, and you can no longer ask for revisions. You can still ask for a refund within ${formatCount(order.refundDays, 'day')}.`}
      size="sm"
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      trigger={<Button variant="primary">Accept the work</Button>}
      actions={
        <>
          <Button onClick={() => setIsOpen(false)}>Not yet</Button>
          <Button
            variant="primary"
            isPending={accept.isPending}
            pendingLabel="Accepting..."
            onClick={confirm}
          >
            Accept the work
          </Button>
        </>
      }
    />
  );
}

import { type Order, reorder } from '@aw/contracts/orders/public';
import { isWorkDue } from '@aw/contracts/orders/states';
import { Button } from '@aw/ui/primitives/button';
import { Link } from '@aw/ui/primitives/link';
import { useToast } from '@aw/ui/primitives/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '~/lib/api';
import { paths } from '~/lib/paths';
import { useSession } from '~/lib/session';
import { useGo } from '~/lib/use-go';
import { ordersKey } from '../order-queries';
import { failureToast } from '../use-order-transition';
import { CancelOrder } from './cancel-order';
import { ChangeBrief } from './change-brief';
import { WithdrawOrder } from './withdraw-order';

/** Buttons below the progress for what the customer can do with the order in its current state. */
export function OrderActions({ order, now }: { order: Order; now: Date }) {
  const { status, moves, withdrawableUntil, placedAt, isBeingPaid } = order;
  const isUnpaid = status === 'awaiting_payment' || status === 'draft';
  const isWithdrawable = withdrawableUntil !== null && new Date(withdrawableUntil) > now;
  return (
    <div className="mt-6 grid justify-items-start gap-1 print:hidden [&>*]:px-3.5 [&>*]:text-14">
      {isUnpaid && !isBeingPaid && (
        <Button asChild>
          <Link to={paths.payOrder(order.id)}>Edit the order</Link>
        </Button>
      )}
      {isWorkDue(status) && <ChangeBrief order={order} />}
      {placedAt !== null && !isUnpaid && <OrderAgain order={order} />}
      {moves.includes('cancel') && !isBeingPaid && <CancelOrder order={order} />}
      {moves.includes('withdraw') && isWithdrawable && <WithdrawOrder order={order} />}
    </div>
  );
}

/** Creates a draft with the same details at today's price and opens it in the order form. */
function OrderAgain({ order }: { order: Order }) {
  const userId = useSession().user?.id ?? '';
  const queryClient = useQueryClient();
  const go = useGo();
  const { toast } = useToast();
  const reorderMutation = useMutation({
    mutationFn: () => api.call(reorder, { params: { orderId: order.id } }),
    onSuccess: async (draft) => {
      void queryClient.invalidateQueries({ queryKey: ordersKey(userId) });
      await go(paths.payOrder(draft.id));
    },
    onError: (error) => toast(failureToast('We could not copy this order', error)),
  });
  return (
    <Button
      variant="quiet"
      isPending={reorderMutation.isPending}
      pendingLabel="Copying the details..."
      onClick={() => reorderMutation.mutate()}
    >
      Order again
    </Button>
  );
}

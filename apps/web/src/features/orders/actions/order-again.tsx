import { type Order, reorder } from '@aw/contracts/orders/public';
import { Button } from '@aw/ui/primitives/button';
import { useToast } from '@aw/ui/primitives/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '~/lib/api';
import { paths } from '~/lib/paths';
import { useSession } from '~/lib/session';
import { useGo } from '~/lib/use-go';
import { ordersKey } from '../order-queries';
import { failureText } from '../use-order-transition';

/** Starts a draft with the same details at the price of today, and opens it in the order form. */
export function OrderAgain({ order }: { order: Order }) {
  const userId = useSession().user?.id ?? '';
  const queryClient = useQueryClient();
  const go = useGo();
  const { toast } = useToast();
  const again = useMutation({
    mutationFn: () => api.call(reorder, { params: { orderId: order.id } }),
    onSuccess: async (draft) => {
      void queryClient.invalidateQueries({ queryKey: ordersKey(userId) });
      await go(paths.payOrder(draft.id));
    },
    onError: (error) =>
      toast({ title: 'Not ordered again', description: failureText(error), tone: 'danger' }),
  });
  return (
    <Button
      variant="quiet"
      isPending={again.isPending}
      pendingLabel="Copying the details..."
      onClick={() => again.mutate()}
    >
      Order again
    </Button>
  );
}

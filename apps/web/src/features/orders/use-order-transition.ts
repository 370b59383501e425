import { hasCode, reasonOf } from '@aw/contracts/api-error';
import type { Order } from '@aw/contracts/orders/public';
import { useToast } from '@aw/ui/primitives/toast';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { failedChangeToast, unknownOutcome } from '~/lib/call-failure';
import { useSession } from '~/lib/session';
import { orderQuery, ordersQuery } from './order-queries';

/** Caches the current version of an order and refreshes the lists that contain it. */
function cacheOrder(queryClient: QueryClient, userId: string, order: Order): void {
  queryClient.setQueryData(orderQuery(userId, order.id).queryKey, order);
  void queryClient.invalidateQueries({ queryKey: ordersQuery(userId).queryKey });
}

type Move<Input> = {
  orderId: string;
  run: (input: Input) => Promise<Order>;
  /** Title of the toast when the change fails: 'Not cancelled'. */
  failure: string;
};

/** Changes an order and shows the version that the server returns. After a failure, the order is fetched again. */
export function useOrderTransition<Input = void>({ orderId, run, failure }: Move<Input>) {
  const userId = useSession().user?.id ?? '';
  const queryClient = useQueryClient();
  const { toast } = useToast();
  return useMutation({
    mutationFn: run,
    onSuccess: (order) => cacheOrder(queryClient, userId, order),
    onError: (error) => {
      // The change may have been made although the call failed, so the current state is fetched.
      void queryClient.invalidateQueries({ queryKey: orderQuery(userId, orderId).queryKey });
      toast({ ...failureToast(failure, error), about: orderId });
    },
  });
}

/** Returns whether the order had already changed when the call arrived. */
export function isTooLate(error: unknown): boolean {
  return hasCode(error, 'orders.move', 'orders.extension', 'orders.locked');
}

/** Returns the toast for a failed change. `failure` is its title if the server gave a reason. */
export function failureToast(failure: string, error: unknown) {
  return { ...failedChangeToast(failure, error), description: failureText(error) };
}

/** Returns the reason of a failed change for the customer. */
export function failureText(error: unknown): string {
  if (isTooLate(error))
    return 'This order has changed in the meantime, so we did nothing. The page now shows its current status.';
  return reasonOf(error, unknownOutcome);
}

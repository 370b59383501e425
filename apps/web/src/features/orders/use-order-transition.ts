import { ApiError, hasReason, reasonOf } from '@aw/contracts/api-error';
import type { Order } from '@aw/contracts/orders/public';
import { useToast } from '@aw/ui/primitives/toast';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { uncertain } from '~/lib/call-failure';
import { useSession } from '~/lib/session';
import { orderQuery, ordersQuery } from './order-queries';

/** The order has moved on since the page showed it. */
const movedOn: readonly string[] = ['orders.move', 'orders.extension', 'orders.locked'];

/** Shows an order as it is now, and asks for the lists with it anew. */
export function keepOrder(queryClient: QueryClient, userId: string, order: Order): void {
  queryClient.setQueryData(orderQuery(userId, order.id).queryKey, order);
  void queryClient.invalidateQueries({ queryKey: ordersQuery(userId).queryKey });
}

type Move<Input> = {
  orderId: string;
  run: (input: Input) => Promise<Order>;
  /** The title of the toast when it was not done: 'Not cancelled'. */
  failure: string;
};

/** A change that answers with the order as it is now; one that failed shows the order anew, and says so where it came too late. */
export function useOrderTransition<Input = void>({ orderId, run, failure }: Move<Input>) {
  const userId = useSession().user?.id ?? '';
  const queryClient = useQueryClient();
  const { toast } = useToast();
  return useMutation({
    mutationFn: run,
    onSuccess: (order) => keepOrder(queryClient, userId, order),
    onError: (error) => {
      // Whatever the error says, the page then shows the order as it is.
      void queryClient.invalidateQueries({ queryKey: orderQuery(userId, orderId).queryKey });
      toast({ ...failureToast(failure, error), about: orderId });
    },
  });
}

/** Whether the order was another one by the time the change arrived. */
export function isTooLate(error: unknown): boolean {
  return error instanceof ApiError && movedOn.includes(error.code);
}

/** What a customer is told of a change that failed; `failure` is its title where something says why. */
export function failureToast(failure: string, error: unknown) {
  const title = hasReason(error) ? failure : 'No response';
  return { title, description: failureText(error), tone: 'danger' } as const;
}

/** Why a change was not made, in words for its customer. */
export function failureText(error: unknown): string {
  if (isTooLate(error))
    return 'This order has changed in the meantime, so we did nothing. The page now shows its current status.';
  return reasonOf(error, uncertain);
}

import { type Order, sendOrderMessage } from '@aw/contracts/orders/public';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '~/lib/api';
import { useSession } from '~/lib/session';
import { orderQuery } from '../order-queries';
import { isTooLate } from '../use-order-transition';

/** Sends a message with the files that wait for it; it stands in the thread at once. */
export function useSendMessage(order: Order) {
  const userId = useSession().user?.id ?? '';
  const queryClient = useQueryClient();
  const { queryKey } = orderQuery(userId, order.id);
  return useMutation({
    mutationFn: (body: { body: string; fileIds: string[] }) =>
      api.call(sendOrderMessage, { params: { orderId: order.id }, body }),
    onSuccess: (message) =>
      queryClient.setQueryData(queryKey, (shown) =>
        shown ? { ...shown, messages: [...shown.messages, message] } : shown,
      ),
    onError: (error) => {
      if (isTooLate(error)) void queryClient.invalidateQueries({ queryKey });
    },
  });
}

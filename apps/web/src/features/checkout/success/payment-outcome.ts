import { ApiError } from '@aw/contracts/api-error';
import type { ResponseOf } from '@aw/contracts/endpoint';
import { getOrder, listOrders } from '@aw/contracts/orders/public';
import { getPaymentOutcome } from '@aw/contracts/payments/public';
import { queryOptions } from '@tanstack/react-query';
import { api } from '~/lib/api';
import { sessionKey } from '~/lib/session';

export type Outcome = ResponseOf<typeof getPaymentOutcome>;

/** How long the page itself waits for a payment that is under way. */
export const patienceMs = 120_000;

/** Milliseconds until the next look at a payment that is under way: every 2 s at first, then every 5 s, then no more. */
export function lookAgainMs(elapsedMs: number): number | false {
  if (elapsedMs >= patienceMs) return false;
  return elapsedMs < 20_000 ? 2000 : 5000;
}

/** Which payment the address of the page names. */
export type PaymentAddress = { payment_intent?: string; orderId?: string };

/** Reads which payment an address names: by the provider's parameter, or by our order. */
export function paymentAddress(params: URLSearchParams): PaymentAddress {
  const intent = params.get('payment_intent');
  const orderId = params.get('order');
  return intent ? { payment_intent: intent } : orderId ? { orderId } : {};
}

/** The outcome of a payment, or of the latest paid order where the address names none; null for a stranger's. */
export const outcomeQuery = (userId: string, address: PaymentAddress, startedAt: number) =>
  queryOptions({
    queryKey: [...sessionKey, userId, 'payment-outcome', address],
    queryFn: ({ signal }) =>
      address.payment_intent || address.orderId ? getOutcome(address, signal) : getLatestPaid(signal),
    gcTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.outcome === 'processing' ? lookAgainMs(Date.now() - startedAt) : false,
  });

async function getOutcome(query: PaymentAddress, signal: AbortSignal): Promise<Outcome | null> {
  try {
    return await api.call(getPaymentOutcome, { query, signal });
  } catch (error) {
    if (error instanceof ApiError && [400, 404, 422].includes(error.status)) return null;
    throw error;
  }
}

async function getLatestPaid(signal: AbortSignal): Promise<Outcome | null> {
  const [latest] = await api.call(listOrders, { query: { status: 'paid', limit: 1 }, signal });
  if (!latest) return null;
  const order = await api.call(getOrder, { params: { orderId: latest.id }, signal });
  return { outcome: 'succeeded', reason: null, order };
}

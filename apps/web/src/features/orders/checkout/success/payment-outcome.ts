import { ApiError } from '@aw/contracts/api-error';
import type { ResponseOf } from '@aw/contracts/endpoint';
import { getOrder, listOrders } from '@aw/contracts/orders/public';
import { getPaymentOutcome } from '@aw/contracts/payments/public';
import { queryOptions } from '@tanstack/react-query';
import { api } from '~/lib/api';
import { sessionKey } from '~/lib/session';

export type Outcome = ResponseOf<typeof getPaymentOutcome>;

/** Time for which the page polls a payment that is being processed. */
export const maxPollingMs = 120_000;

/** Returns the milliseconds until the next poll of a pending payment: 2 s at first, then 5 s, then false. */
export function nextPollMs(elapsedMs: number): number | false {
  if (elapsedMs >= maxPollingMs) return false;
  return elapsedMs < 20_000 ? 2000 : 5000;
}

/** The payment in the address: an intent of the provider, an order, or neither. */
export type PaymentAddress = { payment_intent?: string; orderId?: string };

/** Reads the payment from the address: the provider's parameter, or our order's id. */
export function paymentAddress(params: URLSearchParams): PaymentAddress {
  const intent = params.get('payment_intent');
  const orderId = params.get('order');
  return intent ? { payment_intent: intent } : orderId ? { orderId } : {};
}

/**
 * Query of a payment's outcome; without one in the address, of the latest paid order. Null if not found or
 * not ours.
 */
export const outcomeQuery = (userId: string, address: PaymentAddress, startedAt: number) =>
  queryOptions({
    queryKey: [...sessionKey, userId, 'payment-outcome', address],
    queryFn: ({ signal }) =>
      address.payment_intent || address.orderId ? getOutcome(address, signal) : getLatestPaid(signal),
    gcTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.outcome === 'processing' ? nextPollMs(Date.now() - startedAt) : false,
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

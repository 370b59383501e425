import type { PaymentProvider } from '../../adapters/payments/payment-provider';
import { PaymentsUnavailableError } from '../../adapters/payments/payment-provider';
import type { Context } from '../../context';
import { paymentsOff, paymentsUnavailable } from '../orders/order.errors';

/**
 * Asks the payment provider, never within a transaction that holds an order. Throws 409 `payments.off` without one and
 * 503 `payments.unavailable` when it does not answer; its refusals pass through.
 */
export async function callProvider<T>(
  ctx: Pick<Context, 'payments'>,
  call: (payments: PaymentProvider) => Promise<T>,
): Promise<T> {
  if (!ctx.payments) throw paymentsOff();
  try {
    return await call(ctx.payments);
  } catch (error) {
    throw error instanceof PaymentsUnavailableError ? paymentsUnavailable() : error;
  }
}

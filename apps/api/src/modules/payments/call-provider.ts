import type { PaymentProvider } from '../../adapters/payments/payment-provider';
import { PaymentsRefusedError, PaymentsUnavailableError } from '../../adapters/payments/payment-provider';
import { secondsPerHour } from '../../config/durations';
import type { Context } from '../../context';
import { inTransaction } from '../../database/in-transaction';
import { FeatureError } from '../../errors/feature-error';
import { notifyStaff } from '../mail/notify-staff';
import { paymentsOff, paymentsRefused, paymentsUnavailable } from './payment.errors';

/**
 * Calls the payment provider and alerts staff when it refuses our request. Never call it in a transaction that locks an
 * order. Throws like `askProvider`.
 */
export async function callProvider<T>(
  ctx: Context,
  call: (payments: PaymentProvider) => Promise<T>,
): Promise<T> {
  try {
    return await askProvider(ctx.payments, call);
  } catch (error) {
    if (error instanceof FeatureError && error.cause instanceof PaymentsRefusedError)
      await alertStaff(ctx, error.cause);
    throw error;
  }
}

/**
 * Calls the payment provider without alerting anyone.
 *
 * @throws 409 `payments.off` without a provider; 503 `payments.unavailable` when it does not answer or refuses our
 * request. Its refusals of a refund and of an unknown id pass through.
 */
export async function askProvider<T>(
  payments: PaymentProvider | null,
  call: (payments: PaymentProvider) => Promise<T>,
): Promise<T> {
  if (!payments) throw paymentsOff();
  try {
    return await call(payments);
  } catch (error) {
    if (error instanceof PaymentsUnavailableError) throw paymentsUnavailable();
    throw error instanceof PaymentsRefusedError ? paymentsRefused(error) : error;
  }
}

/** Reads a list of the provider to its end. */
export async function collect<T>(items: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const item of items) all.push(item);
  return all;
}

const alertEverySeconds = secondsPerHour;

/** Emails support the provider's reason, each reason at most once an hour. */
async function alertStaff(ctx: Context, { message }: PaymentsRefusedError): Promise<void> {
  if (!(await ctx.limits.isFirst('payments_refused', message.slice(0, 200), alertEverySeconds))) return;
  await inTransaction(ctx, (ctx) =>
    notifyStaff(ctx, {
      kind: 'staff_alert',
      subject: 'The payment provider refuses our requests',
      what: `The payment provider refuses our requests: ${message} Customers cannot pay by card right now, and nothing is charged. Please check our account and its keys at the provider.`,
      link: `${ctx.config.ADMIN_ORIGIN}/admin/payments`,
    }),
  );
}

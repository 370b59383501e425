import type { PaymentDifference } from '@aw/contracts/payments/staff';
import type { OrderMoney } from '@aw/db/payments';
import * as paymentQueries from '@aw/db/payments';
import type { PaymentProvider } from '../../../adapters/payments/payment-provider';
import { dayMs } from '../../../config/durations';
import type { Context } from '../../../context';
import { rowsInBatches } from '../../../database/batches';
import { askProvider, collect } from '../call-provider';
import { compareMoney, type ProviderMoney } from './compare-money';

/** Days of the provider's lists that are read: longer than webhook events are repeated and a month's books stay open. */
const lookBackDays = 40;

const batchSize = 1000;

/**
 * Returns the current differences between orders, our rows and the provider. Without a provider, orders and rows only.
 */
export async function findDifferences(
  ctx: Pick<Context, 'db' | 'payments' | 'now'>,
): Promise<PaymentDifference[]> {
  const provider = ctx.payments ? await readProviderMoney(ctx) : undefined;
  const orders = rowsInBatches(batchSize, (last?: OrderMoney) =>
    paymentQueries.listOrderMoney(ctx.db, { after: last?.order.id ?? '', limit: batchSize }),
  );
  return compareMoney(await collect(orders), provider);
}

/** Reads the provider's objects of the last 40 days. Throws 503 `payments.unavailable`. */
export async function readProviderMoney(ctx: Pick<Context, 'payments' | 'now'>): Promise<ProviderMoney> {
  const since = new Date(ctx.now().getTime() - lookBackDays * dayMs);
  return askProvider(ctx.payments, (payments) => readAll(payments, since));
}

async function readAll(payments: PaymentProvider, since: Date): Promise<ProviderMoney> {
  return {
    since,
    intents: await collect(payments.listIntents(since)),
    refunds: await collect(payments.listRefunds({ since })),
    disputes: await collect(payments.listDisputes(since)),
  };
}

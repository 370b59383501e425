import type { PaymentDifference } from '@aw/contracts/payments/staff';
import type { OrderMoney } from '@aw/db/payments';
import * as paymentQueries from '@aw/db/payments';
import type { PaymentProvider } from '../../../adapters/payments/payment-provider';
import type { Context } from '../../../context';
import { askProvider, collect } from '../call-provider';
import { compareMoney, type ProviderMoney } from './compare-money';

const dayMs = 24 * 60 * 60 * 1000;

/** How far back the provider's lists are read; longer than any webhook event is repeated, and than a month's books are open. */
const lookBackDays = 40;

const batch = 1000;

/** Where orders, our rows and the provider do not agree now; without a provider orders and rows alone are compared. */
export async function findDifferences(
  ctx: Pick<Context, 'db' | 'payments' | 'now'>,
): Promise<PaymentDifference[]> {
  const provider = ctx.payments ? await readProviderMoney(ctx) : undefined;
  const all: OrderMoney[] = [];
  for (let after: string | undefined = ''; after !== undefined; ) {
    const some: OrderMoney[] = await paymentQueries.listOrderMoney(ctx.db, { after, limit: batch });
    all.push(...some);
    after = some.length < batch ? undefined : some.at(-1)?.order.id;
  }
  return compareMoney(all, provider);
}

/** Everything that the provider has of the last weeks. Throws 503 `payments.unavailable`. */
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

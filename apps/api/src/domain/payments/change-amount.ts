import { randomUUID } from 'node:crypto';
import type { Context } from '../../context';
import { callProvider } from './call-provider';

/**
 * Has the provider ask for another amount, in minor units. The key is a new one each time: under an earlier one the
 * provider would only repeat its earlier answer when a price goes up and down again.
 */
export async function changeAmount(
  ctx: Context,
  paymentId: string,
  intentId: string,
  amountMinor: number,
): Promise<void> {
  const key = `amount:${paymentId}:${amountMinor}:${randomUUID()}`;
  await callProvider(ctx, (payments) => payments.changeAmount(intentId, amountMinor, key));
}

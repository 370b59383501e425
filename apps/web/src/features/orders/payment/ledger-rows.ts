import { moneyText } from '@aw/contracts/money-text';
import type { Order } from '@aw/contracts/orders/public';

type LedgerLine = { label: string; value: string };
type Money = Pick<Order, 'price' | 'taxLines' | 'paidMinor' | 'refundedMinor'>;

/** Returns the lines of the ledger: price, discount and included taxes, then payments and refunds or the amount to pay. */
export function ledgerRows({ price, taxLines, paidMinor, refundedMinor }: Money): {
  rows: LedgerLine[];
  total: LedgerLine;
} {
  const money = (amountMinor: number) => moneyText(amountMinor, price.currency);
  const rows: LedgerLine[] = [{ label: 'Price', value: money(price.baseMinor) }];
  if (price.discountMinor > 0)
    rows.push({ label: `Discount ${price.discountPercent}%`, value: money(-price.discountMinor) });
  for (const { name, percent, amountMinor } of taxLines)
    rows.push({ label: `Includes ${name} ${percent}%`, value: money(amountMinor) });
  if (paidMinor === 0) return { rows, total: { label: 'To pay', value: money(price.finalMinor) } };
  const paid = { label: 'Paid', value: money(paidMinor) };
  if (refundedMinor === 0) return { rows, total: paid };
  rows.push(paid, { label: 'Refunded', value: money(-refundedMinor) });
  return { rows, total: { label: 'Paid after refunds', value: money(paidMinor - refundedMinor) } };
}

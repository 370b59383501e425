import { minorPerUnit } from '@aw/contracts/money-text';
import type { Database } from '@aw/db';
import type { OrderRow, PriceBookRow } from '@aw/db/orders';
import * as orders from '@aw/db/orders';
import { type PriceBook, priceOrder } from '@aw/pricing';
import { hourMs } from '../../config/durations';

export type PriceColumns = Pick<
  OrderRow,
  'price_book_id' | 'currency' | 'billed_words' | 'base_minor' | 'discount_minor' | 'discount_percent'
>;

/** Converts a stored price book for the price function. */
export function toPriceBook(row: PriceBookRow): PriceBook {
  return {
    currency: row.currency,
    minorPerUnit: minorPerUnit(row.currency),
    perThousandWordsMinor: row.per_thousand_words_minor,
    promotion:
      row.discount_percent > 0
        ? {
            name: row.promotion_name ?? 'Discount',
            startsAt: row.promotion_from,
            endsAt: row.promotion_until,
            discountPercent: row.discount_percent,
          }
        : null,
  };
}

type HeldPrice = Pick<OrderRow, 'price_book_id' | 'price_held_until'>;

/** Prices words by the price book at `now`, or at the time since which an order's price is held. */
export async function priceDraft(
  db: Database,
  words: number,
  now: Date,
  held?: HeldPrice,
): Promise<PriceColumns> {
  const { row, at } = await findPriceBook(db, now, held);
  const price = priceOrder(words, toPriceBook(row), at);
  return {
    price_book_id: row.id,
    currency: price.currency,
    billed_words: price.billedWords,
    base_minor: price.baseMinor,
    discount_minor: price.discountMinor,
    discount_percent: price.discountPercent,
  };
}

async function findPriceBook(
  db: Database,
  now: Date,
  held?: HeldPrice,
): Promise<{ row: PriceBookRow; at: Date }> {
  if (!held?.price_held_until || held.price_held_until <= now)
    return { row: await orders.findPriceBookAt(db, now), at: now };
  const row = await orders.findPriceBook(db, held.price_book_id);
  return { row, at: new Date(held.price_held_until.getTime() - row.held_hours * hourMs) };
}

/** Returns the time until which the price of an order that is placed now is held. */
export async function priceHeldUntil(db: Database, priceBookId: number, now: Date): Promise<Date> {
  const { held_hours: hours } = await orders.findPriceBook(db, priceBookId);
  return new Date(now.getTime() + hours * hourMs);
}

/** Returns only the columns of the price. */
export function priceColumnsOf(order: PriceColumns): PriceColumns {
  const { price_book_id, currency, billed_words, base_minor, discount_minor, discount_percent } = order;
  return { price_book_id, currency, billed_words, base_minor, discount_minor, discount_percent };
}

/** Returns an order with another price. */
export function withPrice(order: OrderRow, price: PriceColumns): OrderRow {
  return { ...order, ...price, final_minor: price.base_minor - price.discount_minor };
}

/** Returns true for an order that is not paid yet, so that its price can still change. */
export function isUnpaid({ status }: Pick<OrderRow, 'status'>): boolean {
  return status === 'draft' || status === 'awaiting_payment';
}

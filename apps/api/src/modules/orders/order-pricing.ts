import { minorPerUnit } from '@aw/contracts/money-text';
import type { Database } from '@aw/db';
import type { OrderRow, PriceBookRow } from '@aw/db/orders';
import * as orders from '@aw/db/orders';
import { type PriceBook, priceOrder } from '@aw/pricing';

export type PriceColumns = Pick<
  OrderRow,
  'price_book_id' | 'currency' | 'billed_words' | 'base_minor' | 'discount_minor' | 'discount_percent'
>;

const hourMs = 60 * 60 * 1000;

/** A stored price book as the price function takes it. */
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

type Held = Pick<OrderRow, 'price_book_id' | 'price_held_until'>;

/** Prices words by the book of `now`, or, while an order's price is held, as at the moment from which it is. */
export async function priceDraft(db: Database, words: number, now: Date, held?: Held): Promise<PriceColumns> {
  const { row, at } = await bookFor(db, now, held);
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

async function bookFor(db: Database, now: Date, held?: Held): Promise<{ row: PriceBookRow; at: Date }> {
  if (!held?.price_held_until || held.price_held_until <= now)
    return { row: await orders.findPriceBookAt(db, now), at: now };
  const row = await orders.findPriceBook(db, held.price_book_id);
  return { row, at: new Date(held.price_held_until.getTime() - row.held_hours * hourMs) };
}

/** Until when a price that is placed now holds. */
export async function lockFrom(db: Database, priceBookId: number, now: Date): Promise<Date> {
  const { held_hours: hours } = await orders.findPriceBook(db, priceBookId);
  return new Date(now.getTime() + hours * hourMs);
}

/** The columns of a price alone. */
export function priceColumnsOf(order: PriceColumns): PriceColumns {
  const { price_book_id, currency, billed_words, base_minor, discount_minor, discount_percent } = order;
  return { price_book_id, currency, billed_words, base_minor, discount_minor, discount_percent };
}

/** An order with another price. */
export function withPrice(order: OrderRow, price: PriceColumns): OrderRow {
  return { ...order, ...price, final_minor: price.base_minor - price.discount_minor };
}

/** Whether an order is not paid yet, so that its price can still be another one. */
export function isUnpaid({ status }: Pick<OrderRow, 'status'>): boolean {
  return status === 'draft' || status === 'awaiting_payment';
}

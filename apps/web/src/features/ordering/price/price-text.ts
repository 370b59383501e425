import type { ResponseOf } from '@aw/contracts/endpoint';
import type { Order } from '@aw/contracts/order-shapes';
import type { readPriceBook } from '@aw/contracts/orders';
import { type OrderPrice, type PriceBook, priceOrder, standardPriceBook } from '@aw/pricing';
import { formatAbsoluteTime } from '@aw/ui/time';

export type Prices = ResponseOf<typeof readPriceBook>;

/** The book of the server as the price function takes it; the specification's until it is there. */
export function bookOf(prices: Prices | undefined): PriceBook {
  if (!prices) return standardPriceBook;
  const { currency, perThousandWordsMinor, promotion } = prices;
  const dateOf = (moment: string | null) => (moment === null ? null : new Date(moment));
  return {
    currency,
    perThousandWordsMinor,
    promotion: promotion && {
      ...promotion,
      startsAt: dateOf(promotion.startsAt),
      endsAt: dateOf(promotion.endsAt),
    },
  };
}

type Stored = Pick<Order, 'wordCount' | 'price'> | undefined;

/** The price to show: the server's own for the words that it has stored, else worked out by the same function. */
export function shownPrice(words: number, book: PriceBook, order: Stored, at: Date): OrderPrice {
  return order && order.wordCount === words ? order.price : priceOrder(words, book, at);
}

/** 'Pricing: $20 per 1000 words', from the book. */
export function rateText({ currency, perThousandWordsMinor }: PriceBook): string {
  const amount = String(perThousandWordsMinor / 100);
  return `Pricing: ${currency === 'USD' ? `$${amount}` : `${amount} ${currency}`} per 1000 words`;
}

/** How long the price stands: until a moment once it is held, else from placing on. */
export function heldText(order: Stored, prices: Prices | undefined): string | undefined {
  const until = order?.price.heldUntil;
  if (until) return `This price is held until ${formatAbsoluteTime(new Date(until))}.`;
  return prices && `Once placed, an order keeps its price for ${prices.heldHours} hours.`;
}

const day = new Intl.DateTimeFormat('en', { dateStyle: 'long' });

/** Name and days of a promotion; only one with a first and a last day may strike a price through. */
export function promotionText({ promotion }: PriceBook): string | undefined {
  if (!promotion?.startsAt || !promotion.endsAt) return undefined;
  return `${promotion.name}: ${day.format(promotion.startsAt)} to ${day.format(promotion.endsAt)}.`;
}

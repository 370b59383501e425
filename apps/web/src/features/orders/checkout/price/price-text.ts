import type { ResponseOf } from '@aw/contracts/endpoint';
import { longDate } from '@aw/contracts/long-date';
import { deadlineText } from '@aw/contracts/moment-text';
import { minorPerUnit, moneyText } from '@aw/contracts/money-text';
import type { getPriceBook } from '@aw/contracts/orders/public';
import { serviceOf } from '@aw/contracts/orders/services';
import type { Order } from '@aw/contracts/orders/shapes';
import { type OrderPrice, type PriceBook, priceOrder, standardPriceBook } from '@aw/pricing';
import { formatCount, formatNumber } from '@aw/ui/primitives/format-count';

export type Prices = ResponseOf<typeof getPriceBook>;

/** Converts the server's prices to a price book; the standard book is used until they have loaded. */
export function bookOf(prices: Prices | undefined): PriceBook {
  if (!prices) return standardPriceBook;
  const { currency, perThousandWordsMinor, promotion } = prices;
  const dateOf = (moment: string | null) => (moment === null ? null : new Date(moment));
  return {
    currency,
    minorPerUnit: minorPerUnit(currency),
    perThousandWordsMinor,
    promotion: promotion && {
      ...promotion,
      startsAt: dateOf(promotion.startsAt),
      endsAt: dateOf(promotion.endsAt),
    },
  };
}

type Stored = Pick<Order, 'wordCount' | 'price'> | undefined;

/** Returns the price to show: the stored one if the order has this number of words, else a calculated one. */
export function shownPrice(words: number, book: PriceBook, order: Stored, at: Date): OrderPrice {
  return order && order.wordCount === words ? order.price : priceOrder(words, book, at);
}

/** Returns the rate of the book, such as 'Pricing: $20 per 1000 words'. */
export function rateText(book: PriceBook): string {
  return `Pricing: ${rateOf(book)} per 1000 words`;
}

/** Returns the price rule under the word count, including the billed words: '250 words cost the same as 1,000.' */
export function priceRule(
  words: number,
  { billedWords, discountPercent }: OrderPrice,
  book: PriceBook,
): string {
  const rate = moneyText(book.perThousandWordsMinor, book.currency);
  const off = discountPercent > 0 ? `, minus ${discountPercent}%` : '';
  const rule = `${rate} for every 1,000 words, rounded up${off}.`;
  if (billedWords === words) return rule;
  return `${rule} ${formatCount(words, 'word')} ${words === 1 ? 'costs' : 'cost'} the same as ${formatNumber(billedWords)}.`;
}

/** Returns the note that explains why a service's card shows another price; undefined if the card shows none. */
export function cardPriceNote(service: string): string | undefined {
  if (service === '') return undefined;
  const { title, fromUsd, per } = serviceOf(service);
  if (fromUsd === null) return undefined;
  return `On this form, the number of words decides the price. The $${fromUsd} per ${per} for ${title} is where prices start if you order by chat or quote.`;
}

function rateOf({ currency, perThousandWordsMinor }: PriceBook): string {
  return currency === 'USD'
    ? `$${perThousandWordsMinor / minorPerUnit(currency)}`
    : moneyText(perThousandWordsMinor, currency);
}

/** Says how long the price is held: until a date for a placed order, else for how long after placing it. */
export function heldPriceText(order: Stored, prices: Prices | undefined): string | undefined {
  const until = order?.price.heldUntil;
  if (until) return `We keep this price until ${deadlineText(until)}.`;
  return prices && `When you place the order, we keep this price for ${prices.heldHours} hours.`;
}

/** Returns name and days of a promotion. Only one with a first and a last day may be shown as a crossed-out price. */
export function promotionText({ promotion }: PriceBook): string | undefined {
  if (!promotion?.startsAt || !promotion.endsAt) return undefined;
  return `${promotion.name}: ${longDate(promotion.startsAt)} to ${longDate(promotion.endsAt)}.`;
}

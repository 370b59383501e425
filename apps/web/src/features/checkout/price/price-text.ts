import type { ResponseOf } from '@aw/contracts/endpoint';
import { longDate } from '@aw/contracts/long-date';
import { minorPerUnit, moneyText } from '@aw/contracts/money-text';
import type { getPriceBook } from '@aw/contracts/orders/public';
import { serviceOf } from '@aw/contracts/orders/services';
import type { Order } from '@aw/contracts/orders/shapes';
import { type OrderPrice, type PriceBook, priceOrder, standardPriceBook } from '@aw/pricing';
import { countOf, figure } from '@aw/ui/primitives/count-of';
import { formatDeadline } from '@aw/ui/primitives/time';

export type Prices = ResponseOf<typeof getPriceBook>;

/** The book of the server as the price function takes it; the specification's until it is there. */
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

/** The price to show: the server's own for the words that it has stored, else worked out by the same function. */
export function shownPrice(words: number, book: PriceBook, order: Stored, at: Date): OrderPrice {
  return order && order.wordCount === words ? order.price : priceOrder(words, book, at);
}

/** 'Pricing: $20 per 1000 words', from the book. */
export function rateText(book: PriceBook): string {
  return `Pricing: ${rateOf(book)} per 1000 words`;
}

/** The price rule under the word count, with the words that are billed: '250 words cost the same as 1,000.' */
export function priceRule(
  words: number,
  { billedWords, discountPercent }: OrderPrice,
  book: PriceBook,
): string {
  const rate = moneyText(book.perThousandWordsMinor, book.currency);
  const off = discountPercent > 0 ? `, minus ${discountPercent}%` : '';
  const rule = `${rate} for every 1,000 words, rounded up${off}.`;
  if (billedWords === words) return rule;
  return `${rule} ${countOf(words, 'word')} ${words === 1 ? 'costs' : 'cost'} the same as ${figure(billedWords)}.`;
}

/** Says in the summary why the card of a service names another price; undefined if it does not name one. */
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

/** How long the price is guaranteed: until a moment once the order is placed, else from placing on. */
export function keptPriceText(order: Stored, prices: Prices | undefined): string | undefined {
  const until = order?.price.heldUntil;
  if (until) return `We keep this price until ${formatDeadline(until)}.`;
  return prices && `When you place the order, we keep this price for ${prices.heldHours} hours.`;
}

/** Name and days of a promotion; only one with a first and a last day may strike a price through. */
export function promotionText({ promotion }: PriceBook): string | undefined {
  if (!promotion?.startsAt || !promotion.endsAt) return undefined;
  return `${promotion.name}: ${longDate(promotion.startsAt)} to ${longDate(promotion.endsAt)}.`;
}

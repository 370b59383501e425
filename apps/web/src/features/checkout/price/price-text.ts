import type { ResponseOf } from '@aw/contracts/endpoint';
import { longDate } from '@aw/contracts/long-date';
import { minorPerUnit, moneyText } from '@aw/contracts/money-text';
import type { getPriceBook } from '@aw/contracts/orders/public';
import { serviceOf } from '@aw/contracts/orders/services';
import type { Order } from '@aw/contracts/orders/shapes';
import { type OrderPrice, type PriceBook, priceOrder, standardPriceBook } from '@aw/pricing';
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

/**
 * Which price counts for a service here, and why its card names another one; undefined without a service. The card's
 * price is where an order by chat or quote starts.
 */
export function serviceRule(
  service: string,
  { discountPercent }: OrderPrice,
  book: PriceBook,
): string | undefined {
  if (service === '') return undefined;
  const { title, fromUsd, per } = serviceOf(service);
  const off = discountPercent > 0 ? `, minus ${discountPercent}%` : '';
  const here = `On this form, the price of ${title} depends only on the word count: ${rateOf(book)} for every 1,000 words, rounded up${off}.`;
  if (fromUsd === null) return here;
  return `${here} “From $${fromUsd} per ${per}” is the starting price by chat or quote, where level, subject and deadline count too.`;
}

/** The same for the summary, with the words that are counted: '250 words count as 1,000.' */
export function summaryRule(service: string, words: number, price: OrderPrice): string | undefined {
  if (service === '') return undefined;
  const { title, fromUsd, per } = serviceOf(service);
  const figure = (count: number) => count.toLocaleString('en');
  const billed =
    price.billedWords > 0 ? ` ${figure(words)} words cost the same as ${figure(price.billedWords)}.` : '';
  const card =
    fromUsd === null
      ? ''
      : ` You do not pay by the ${per}: $${fromUsd} per ${per} is only for orders by chat or quote.`;
  return `${title}: you pay by words.${billed}${card}`;
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

import { roundHalfUp } from './rounding';

/** A time in which a discount is offered; an open end is `null`. Only one with both dates may strike a price through. */
export type Promotion = { name: string; startsAt: Date | null; endsAt: Date | null; discountPercent: number };

/** What words cost from one moment until another; money in minor units of `currency`. */
export type PriceBook = {
  currency: string;
  /** Minor units of one unit of the currency: 100 cents of a dollar, 1 of a yen. */
  minorPerUnit: number;
  perThousandWordsMinor: number;
  promotion: Promotion | null;
};

/** The price of an order: base, discount and what is paid, in minor units. */
export type OrderPrice = {
  currency: string;
  /** Started thousands, in words: 2,500 words count as 3,000. */
  billedWords: number;
  baseMinor: number;
  discountMinor: number;
  discountPercent: number;
  finalMinor: number;
};

/** The price book of the specification: 20 USD per 1,000 words, half of it as a discount without an end. */
export const standardPriceBook: PriceBook = {
  currency: 'USD',
  minorPerUnit: 100,
  perThousandWordsMinor: 2000,
  promotion: { name: 'Launch price', startsAt: null, endsAt: null, discountPercent: 50 },
};

/** Whether a promotion is on at a moment: from its start, until before its end. */
export function isPromotionOn(promotion: Promotion, at: Date): boolean {
  return (
    (promotion.startsAt === null || promotion.startsAt <= at) &&
    (promotion.endsAt === null || at < promotion.endsAt)
  );
}

/**
 * Prices words by a book at a moment: ceil(words / 1000) × rate, less the discount of the promotion that is on,
 * rounded half up to a whole unit (product specification, section 9). No words, or not a number, cost nothing.
 */
export function priceOrder(words: number, book: PriceBook, at: Date): OrderPrice {
  const thousands = Number.isFinite(words) && words > 0 ? Math.ceil(words / 1000) : 0;
  const baseMinor = thousands * book.perThousandWordsMinor;
  const isDiscounted = book.promotion !== null && isPromotionOn(book.promotion, at);
  const discountPercent = isDiscounted ? (book.promotion?.discountPercent ?? 0) : 0;
  const exactMinor = (baseMinor * discountPercent) / 100;
  const discountMinor = Math.min(baseMinor, roundHalfUp(exactMinor / book.minorPerUnit) * book.minorPerUnit);
  return {
    currency: book.currency,
    billedWords: thousands * 1000,
    baseMinor,
    discountMinor,
    discountPercent,
    finalMinor: baseMinor - discountMinor,
  };
}

/** Pages of a text: 250 words to a page, at least one. */
export function pagesOf(words: number): number {
  return Math.max(1, Math.ceil((Number.isFinite(words) ? words : 0) / 250));
}

import { roundHalfUp } from './rounding';

/** Period of a discount; `null` is an open end. Only a promotion with both dates may show a price struck through. */
export type Promotion = { name: string; startsAt: Date | null; endsAt: Date | null; discountPercent: number };

/** Price of words during a period, in minor units of `currency`. */
export type PriceBook = {
  currency: string;
  /** Minor units per unit of the currency: 100 cents of a dollar, 1 of a yen. */
  minorPerUnit: number;
  perThousandWordsMinor: number;
  promotion: Promotion | null;
};

/** Price of an order: base, discount and amount to pay, in minor units. */
export type OrderPrice = {
  currency: string;
  /** Words rounded up to whole thousands: 2,500 words are billed as 3,000. */
  billedWords: number;
  baseMinor: number;
  discountMinor: number;
  discountPercent: number;
  finalMinor: number;
};

/** Price book of the specification: 20 USD per 1,000 words, with a discount of half without an end. */
export const standardPriceBook: PriceBook = {
  currency: 'USD',
  minorPerUnit: 100,
  perThousandWordsMinor: 2000,
  promotion: { name: 'Launch price', startsAt: null, endsAt: null, discountPercent: 50 },
};

/** Returns whether a promotion applies at a moment: from its start until just before its end. */
export function isPromotionOn(promotion: Promotion, at: Date): boolean {
  return (
    (promotion.startsAt === null || promotion.startsAt <= at) &&
    (promotion.endsAt === null || at < promotion.endsAt)
  );
}

/**
 * Calculates the price of an order at a moment: ceil(words / 1000) × rate, less the discount of the current promotion,
 * rounded half up to a whole unit (product specification, section 9). Invalid numbers of words cost nothing.
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

/** Returns the number of pages of a text: 250 words per page, at least one. */
export function pagesOf(words: number): number {
  return Math.max(1, Math.ceil((Number.isFinite(words) ? words : 0) / 250));
}

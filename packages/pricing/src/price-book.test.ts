import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPromotionOn, type PriceBook, pagesOf, priceOrder, standardPriceBook } from './price-book';

const now = new Date('2026-03-01T00:00:00Z');
const day = 24 * 60 * 60 * 1000;
const price = (words: number) => priceOrder(words, standardPriceBook, now);

describe('the price of an order', () => {
  it('[O2] the price is ceil(words / 1000) × 20 USD less half, for every number of words up to 100,000', () => {
    for (let words = 0; words <= 100_000; words++) {
      const thousands = Math.floor((words + 999) / 1000);
      const { baseMinor, discountMinor, finalMinor, billedWords } = price(words);
      if (
        baseMinor !== thousands * 2000 ||
        discountMinor !== thousands * 1000 ||
        finalMinor !== thousands * 1000 ||
        billedWords !== thousands * 1000
      )
        expect.fail(`${words} words: ${JSON.stringify(price(words))}`);
    }
  });

  it.each([
    [1, 2000, 1000],
    [250, 2000, 1000],
    [1000, 2000, 1000],
    [1001, 4000, 2000],
    [2500, 6000, 3000],
    [100_000, 200_000, 100_000],
  ])('[O2] of %i words is %i less half: %i cents', (words, baseMinor, finalMinor) => {
    expect(price(words)).toMatchObject({ baseMinor, finalMinor, currency: 'USD', discountPercent: 50 });
  });

  it.each([0, -1, -1000, Number.NaN, Number.POSITIVE_INFINITY, Number('many')])(
    '[O2] of %d words is nothing',
    (words) => {
      expect(price(words)).toMatchObject({ billedWords: 0, baseMinor: 0, discountMinor: 0, finalMinor: 0 });
    },
  );

  it('[O2] the price has the discount only during its promotion', () => {
    const promotion = {
      name: 'March',
      startsAt: now,
      endsAt: new Date(now.getTime() + day),
      discountPercent: 50,
    };
    const book: PriceBook = { ...standardPriceBook, promotion };
    expect(priceOrder(500, book, new Date(now.getTime() - 1)).discountMinor).toBe(0);
    expect(priceOrder(500, book, now).discountMinor).toBe(1000);
    expect(priceOrder(500, book, new Date(now.getTime() + day)).discountMinor).toBe(0);
    expect(priceOrder(500, { ...book, promotion: null }, now).finalMinor).toBe(2000);
    expect(isPromotionOn({ ...promotion, startsAt: null, endsAt: null }, new Date(0))).toBe(true);
  });

  it('[O2] for any price book, the price adds up, is never negative and never falls with more words', () => {
    const books = fc.record({
      currency: fc.constant('USD'),
      minorPerUnit: fc.constantFrom(1, 100, 1_000),
      perThousandWordsMinor: fc.integer({ min: 0, max: 100_000 }),
      promotion: fc.record({
        name: fc.constant('Any'),
        startsAt: fc.constant(null),
        endsAt: fc.constant(null),
        discountPercent: fc.integer({ min: 0, max: 100 }),
      }),
    });
    fc.assert(
      fc.property(books, fc.nat(100_000), fc.nat(5_000), (book, words, more) => {
        const one = priceOrder(words, book, now);
        const two = priceOrder(words + more, book, now);
        expect(one.finalMinor).toBe(one.baseMinor - one.discountMinor);
        expect(one.finalMinor).toBeGreaterThanOrEqual(0);
        expect(one.discountMinor % book.minorPerUnit === 0 || one.discountMinor === one.baseMinor).toBe(true);
        expect(
          Math.abs(one.discountMinor - (one.baseMinor * book.promotion.discountPercent) / 100),
        ).toBeLessThanOrEqual(book.minorPerUnit / 2);
        expect(two.baseMinor).toBeGreaterThanOrEqual(one.baseMinor);
        expect(Number.isInteger(one.finalMinor)).toBe(true);
      }),
    );
  });

  it('[O1] an order has a page per started 250 words, and at least one', () => {
    expect([0, 1, 250, 251, 2500, Number.NaN].map(pagesOf)).toEqual([1, 1, 1, 2, 10, 1]);
  });
});

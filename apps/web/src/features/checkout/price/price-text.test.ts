import type { Order } from '@aw/contracts/orders/shapes';
import { priceOrder, standardPriceBook } from '@aw/pricing';
import { expect, it } from 'vitest';
import {
  bookOf,
  keptPriceText,
  type Prices,
  promotionText,
  rateText,
  serviceRule,
  shownPrice,
  summaryRule,
} from './price-text';

const now = new Date('2026-11-20T12:00:00Z');
const prices: Prices = {
  currency: 'USD',
  perThousandWordsMinor: 2000,
  promotion: { name: 'Launch price', discountPercent: 50, startsAt: null, endsAt: null },
  lateSteps: [],
  refundDays: 7,
  heldHours: 24,
};
const dated = {
  ...prices,
  promotion: {
    name: 'Autumn offer',
    discountPercent: 25,
    startsAt: '2026-11-01T00:00:00Z',
    endsAt: '2026-11-30T12:00:00Z',
  },
};

it('[O2] the page prices with the book of the server, and with the standard one until that is there', () => {
  expect(bookOf(prices)).toEqual(standardPriceBook);
  expect(bookOf(undefined)).toBe(standardPriceBook);
  expect(shownPrice(2500, bookOf(dated), undefined, now)).toMatchObject({
    baseMinor: 6000,
    discountMinor: 1500,
    finalMinor: 4500,
  });
});

it('[O2] words that the server has stored show its own price, also when the book has changed since', () => {
  const held = { ...priceOrder(2500, standardPriceBook, now), heldUntil: '2026-11-21T12:00:00Z' };
  const order: Pick<Order, 'wordCount' | 'price'> = { wordCount: 2500, price: held };
  expect(shownPrice(2500, bookOf(dated), order, now).finalMinor).toBe(3000);
  expect(shownPrice(3500, bookOf(dated), order, now).finalMinor).toBe(6000);
});

it('[O16] the rate is told in the words of the specification, from the book', () => {
  expect(rateText(standardPriceBook)).toBe('Pricing: $20 per 1000 words');
  expect(rateText({ ...standardPriceBook, perThousandWordsMinor: 2250 })).toBe(
    'Pricing: $22.5 per 1000 words',
  );
  expect(rateText({ ...standardPriceBook, currency: 'EUR' })).toBe('Pricing: 20 EUR per 1000 words');
});

it('[O16] each service says which price counts here and why its card names another one', () => {
  const price = priceOrder(250, standardPriceBook, now);
  const rule = serviceRule('phd-thesis', price, standardPriceBook);
  expect(rule).toContain('the price of PhD Thesis Writing depends on the word count alone');
  expect(rule).toContain('$20 for every 1000 words, rounded up, less 50%');
  expect(rule).toContain('“From $50 per page” is where an order by chat or quote starts');
  expect(serviceRule('cv-writing', price, standardPriceBook)).toContain('“From $50 per CV”');
  expect(serviceRule('tutoring', price, standardPriceBook)).not.toContain('From');
  expect(serviceRule('', price, standardPriceBook)).toBeUndefined();
  const full = { ...standardPriceBook, promotion: null };
  expect(serviceRule('bba', priceOrder(250, full, now), full)).not.toContain('less');
});

it('[O16] the summary counts the words of the chosen service as they are billed', () => {
  const price = priceOrder(250, standardPriceBook, now);
  expect(summaryRule('phd-thesis', 250, price)).toBe(
    'PhD Thesis Writing, by words. 250 words count as 1,000. Not by the page: $50 per page applies to orders by chat or quote.',
  );
  expect(summaryRule('feedback', 250, price)).toBe(
    'Feedback on Your Draft, by words. 250 words count as 1,000.',
  );
  expect(summaryRule('', 250, price)).toBeUndefined();
});

it('[O16] only a promotion with both of its days is evidence for a struck price', () => {
  expect(promotionText(bookOf(dated))).toBe('Autumn offer: November 1, 2026 to November 30, 2026.');
  expect(promotionText(bookOf(prices))).toBeUndefined();
  expect(
    promotionText(bookOf({ ...dated, promotion: { ...dated.promotion, endsAt: null } })),
  ).toBeUndefined();
});

it('[O16] the page says until when a price is held, and before that for how long it will be', () => {
  const price = { ...priceOrder(1000, standardPriceBook, now), heldUntil: null };
  expect(keptPriceText({ wordCount: 1000, price }, prices)).toBe(
    'Once placed, an order keeps its price for 24 hours.',
  );
  expect(keptPriceText(undefined, undefined)).toBeUndefined();
  const held = { ...price, heldUntil: '2026-11-21T12:00:00Z' };
  expect(keptPriceText({ wordCount: 1000, price: held }, prices)).toMatch(
    /^This price is held until November 21, 2026/,
  );
});

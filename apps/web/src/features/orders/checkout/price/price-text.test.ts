import type { Order } from '@aw/contracts/orders/shapes';
import { priceOrder, standardPriceBook } from '@aw/pricing';
import { expect, it } from 'vitest';
import {
  bookOf,
  cardPriceNote,
  heldPriceText,
  type Prices,
  priceRule,
  promotionText,
  rateText,
  shownPrice,
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

it('[O2] the page uses the server’s price book, and the standard one until it has loaded', () => {
  expect(bookOf(prices)).toEqual(standardPriceBook);
  expect(bookOf(undefined)).toBe(standardPriceBook);
  expect(shownPrice(2500, bookOf(dated), undefined, now)).toMatchObject({
    baseMinor: 6000,
    discountMinor: 1500,
    finalMinor: 4500,
  });
});

it('[O2] the stored price is shown for the stored number of words, even if the price book has changed', () => {
  const heldPrice = { ...priceOrder(2500, standardPriceBook, now), heldUntil: '2026-11-21T12:00:00Z' };
  const order: Pick<Order, 'wordCount' | 'price'> = { wordCount: 2500, price: heldPrice };
  expect(shownPrice(2500, bookOf(dated), order, now).finalMinor).toBe(3000);
  expect(shownPrice(3500, bookOf(dated), order, now).finalMinor).toBe(6000);
});

it('[O16] the rate comes from the price book, in the words of the specification', () => {
  expect(rateText(standardPriceBook)).toBe('Pricing: $20 per 1000 words');
  expect(rateText({ ...standardPriceBook, perThousandWordsMinor: 2250 })).toBe(
    'Pricing: $22.5 per 1000 words',
  );
  expect(rateText({ ...standardPriceBook, currency: 'EUR' })).toBe('Pricing: 20 EUR per 1000 words');
});

it('[O16] the price rule names the rate, the discount and the billed words', () => {
  const price = priceOrder(250, standardPriceBook, now);
  expect(priceRule(250, price, standardPriceBook)).toBe(
    '20 USD for every 1,000 words, rounded up, minus 50%. 250 words cost the same as 1,000.',
  );
  expect(priceRule(1, priceOrder(1, standardPriceBook, now), standardPriceBook)).toContain(
    '1 word costs the same as 1,000.',
  );
  const full = { ...standardPriceBook, promotion: null };
  expect(priceRule(2000, priceOrder(2000, full, now), full)).toBe(
    '20 USD for every 1,000 words, rounded up.',
  );
});

it('[O16] the summary explains why the card of a service shows another price', () => {
  expect(cardPriceNote('phd-thesis')).toBe(
    'On this form, the number of words decides the price. The $50 per page for PhD Thesis Writing is where prices start if you order by chat or quote.',
  );
  expect(cardPriceNote('cv-writing')).toContain('$50 per CV');
  expect(cardPriceNote('tutoring')).toBeUndefined();
  expect(cardPriceNote('')).toBeUndefined();
});

it('[O16] only a promotion with a first and a last day may cross out a price', () => {
  expect(promotionText(bookOf(dated))).toBe('Autumn offer: November 1, 2026 to November 30, 2026.');
  expect(promotionText(bookOf(prices))).toBeUndefined();
  expect(
    promotionText(bookOf({ ...dated, promotion: { ...dated.promotion, endsAt: null } })),
  ).toBeUndefined();
});

it('[O16] the page says until when a placed order’s price is held, and before that for how long', () => {
  const price = { ...priceOrder(1000, standardPriceBook, now), heldUntil: null };
  expect(heldPriceText({ wordCount: 1000, price }, prices)).toBe(
    'When you place the order, we keep this price for 24 hours.',
  );
  expect(heldPriceText(undefined, undefined)).toBeUndefined();
  const heldPrice = { ...price, heldUntil: '2026-11-21T12:00:00Z' };
  expect(heldPriceText({ wordCount: 1000, price: heldPrice }, prices)).toMatch(
    /^We keep this price until Sat, Nov 21, \d\d:00 \(.+\)\.$/,
  );
});

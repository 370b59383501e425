import { expect, it } from 'vitest';
import { needsFullLoad } from './payment-page';

it('[L5] entering and leaving the payment page needs a full page load, with any query or fragment', () => {
  expect(needsFullLoad('/services', '/payment')).toBe(true);
  expect(needsFullLoad('/services', '/payment?service=editing#pay')).toBe(true);
  expect(needsFullLoad('/payment/', '/documents')).toBe(true);
  expect(needsFullLoad('/payment', '/payment-success')).toBe(true);
});

it('[L5] navigation within the payment page, or between other pages, needs no full page load', () => {
  expect(needsFullLoad('/payment', '/payment?order=AW-1')).toBe(false);
  expect(needsFullLoad('/payment', '?order=AW-1')).toBe(false);
  expect(needsFullLoad('/payment', '#work')).toBe(false);
  expect(needsFullLoad('/documents', '/schools')).toBe(false);
  expect(needsFullLoad('/documents', '/payment-success')).toBe(false);
});
